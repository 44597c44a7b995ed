/** The length of titles and names; `mixed` alternates long and short ones. */
export type Wording = 'short' | 'long' | 'mixed'

const isLong = (wording: Wording, index: number) =>
  wording === 'long' || (wording === 'mixed' && index % 3 === 1)

function either<T>(short: readonly T[], long: readonly T[]) {
  return (wording: Wording, index: number) => {
    const list = isLong(wording, index) ? long : short
    return list[index % list.length]
  }
}

/** A word longer than a line. */
const LONG_WORD = 'Desimpermeabilizabilidade'

/** A web address of 90 letters, as people paste them, without a possible line break. */
export const LONG_ADDRESS = 'https://www.cliente.example/'.padEnd(90, 'OrcamentosParaObrasEmCondominios')

export const service = either(
  ['Canalizações', 'Pintura', 'Telhados', 'Pavimentos', 'Caixilharia', 'Eletricidade', 'Demolições'],
  [
    LONG_WORD,
    'Reabilitação de edifícios classificados e fachadas de azulejo, com projeto, licenciamento e fiscalização da obra na zona',
    'Desimpermeabilizações e reimpermeabilizações de coberturas',
    'Instalação de eletrodomésticos',
    'Otorrinolaringologia e eletroencefalografia',
    `Obras: ${LONG_ADDRESS}`,
    'Climatização e aproveitamento de águas pluviais em condomínios',
  ],
)

export const product = either(
  ['Torneira', 'Esquentador', 'Kit de reparação', 'Manutenção anual', 'Caldeira'],
  [
    'Impermeabilizante',
    'Kit completo de recuperação de eletrodomésticos encastráveis para cozinhas de alojamento local com mais de doze quartos e a',
    'Telha',
    'Desumidificador termodinâmico',
    'MANUTENÇÃO DE AQUECEDORES',
    LONG_ADDRESS,
    'Mamografias e comprimentos do Eng. Constantino',
  ],
)

export const project = either(
  ['Casa da Boavista', 'Padaria do Bairro', 'Escola de Lamas', 'Prédio do Rossio', 'Quinta da Eira'],
  [
    'Da ruína ao alojamento local em catorze meses: a reabilitação da casa dos bisavós de uma família que vive em três continentes',
    LONG_WORD,
    'Requalificação das infraestruturas do agrupamento',
    LONG_ADDRESS,
    'Quartel',
  ],
)

export const post = either(
  ['Como ler um orçamento', 'Quando pintar a casa', 'O que é um alvará', 'Humidade no inverno'],
  [
    'Nove perguntas a fazer antes de assinar o orçamento de uma obra e o que as respostas dizem sobre quem a vai executar e quando',
    LONG_WORD,
    LONG_ADDRESS,
    'Obras',
  ],
)

export const question = either(
  ['Quanto custa?', 'Quanto tempo demora?', 'Trabalham ao sábado?', 'Dão garantia?'],
  [
    'Se durante a obra aparecer um problema que ninguém podia ter previsto, quem decide o que se faz e quem paga o que custar a mais?',
    `${LONG_WORD}?`,
    `O que está em ${LONG_ADDRESS}?`,
  ],
)

export const value = either(
  ['Preço fechado', 'Equipa própria', 'Sem surpresas'],
  [
    'Responsabilidade',
    'Transparência na orçamentação de intervenções extraordinárias',
    LONG_ADDRESS,
    'Rigor',
  ],
)

export const person = either(
  ['Ana Reis', 'Rui Sá', 'Inês Faria', 'Zé'],
  [
    'Maria Madalena de Vasconcelos e Albuquerque Castelo-Branco',
    'Administração do Condomínio, Bloco C',
    LONG_ADDRESS,
    'Rui',
  ],
)

export const role = either(
  ['Braga', 'Cliente desde 2019', ''],
  [
    'Diretora do Departamento de Infraestruturas e Telecomunicações da Câmara Municipal',
    `Proprietária, ${LONG_ADDRESS}`,
  ],
)

export const quote = either(
  ['Chegaram à hora, fizeram o que disseram e deixaram tudo limpo.', 'Recomendo.'],
  [
    'Três empresas tinham-nos dito que não era possível. Os senhores vieram a um sábado, olharam para o telhado durante uma hora, fizeram quatro perguntas e na terça-feira tínhamos uma proposta com fotografias, preços por item e um calendário que foi cumprido ao dia. Já lá vão dois invernos e não entrou uma gota.',
    `Impecáveis: ${LONG_ADDRESS}`,
  ],
)

export const city = either(
  ['Braga', 'Faro', 'Lamego', 'Tomar', 'Sines', 'Elvas', 'Ovar'],
  ['Vila Nova de Famalicão', 'Freixo de Espada à Cinta', 'Vila Real de Santo António', LONG_ADDRESS],
)

export const summary = either(
  ['Fazemos e garantimos por 5 anos.', 'Em 24 h, na zona de Braga.', ''],
  [
    `Em 24 h: ${LONG_ADDRESS}`,
    'Diagnóstico, projeto e obra, com responsabilização pelas intervenções extraordinárias e relatório fotográfico no fim de cada dia: do levantamento à última demão, por 1 234,50 € + IVA e em 3 a 5 semanas.',
  ],
)

export const bullets = either(
  [['Orçamento em 24 h', 'Garantia de 5 anos']],
  [
    [
      'Levantamento gratuito até 50 km',
      'Compatibilização de especialidades e responsabilização',
      LONG_ADDRESS,
    ],
  ],
)

export const address = either(
  [['Rua do Souto, n.º 5, 2.º Esq.', '4700-329 Braga']],
  [
    [
      'Zona Industrial de Vilar do Monte, Lote 14-A, Pavilhão 3',
      '4770-123 Vilarinho das Cambas',
      LONG_ADDRESS,
    ],
  ],
)

const DESCRIPTION =
  'Antes de falarmos de preço, vamos ver. A visita demora 40 minutos, é gratuita e pode ser feita por videochamada: medimos, fotografamos e perguntamos o que não pode mesmo falhar.\n\nDepois enviamos um orçamento fechado, com «tudo incluído» e “sem letras pequenas”, por 1 234,50 € ou menos. Vale por 60 dias.'

export const text = either([DESCRIPTION], [`${DESCRIPTION} Mais em ${LONG_ADDRESS}, por favor.`])
