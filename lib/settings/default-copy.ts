import { defaultErrorCopy } from './default-error-copy'

/** The European Portuguese texts that visitors read, apart from the error page's and the platform's content. */
export const defaultCopy = {
  /** Texts for pages in other languages (docs/extending.md). */
  copyOf: {},
  titles: {},

  /** The name of the site until the tenant has entered one on the platform. */
  unnamedSite: 'Site em preparação',

  nav: {
    skip: 'Saltar para o conteúdo',
    main: 'Menu principal',
    footer: 'Menu de rodapé',
    legal: 'Informação legal',
    open: 'Menu',
    close: 'Fechar o menu',
    overview: 'Visão geral',
    home: 'Página inicial',
    breadcrumbs: 'Caminho até esta página',
    quick: 'Contacto rápido',
    contents: 'Nesta página',
  },

  pages: {
    services: 'Serviços',
    products: 'Produtos',
    projects: 'Projetos',
    blog: 'Blogue',
    testimonials: 'Testemunhos',
    faqs: 'Perguntas frequentes',
    about: 'Sobre nós',
    contact: 'Contactos',
    quote: 'Pedir orçamento',
    thanks: 'Obrigado',
    search: 'Pesquisa',
    terms: 'Termos e condições',
    privacy: 'Política de privacidade',
  },

  /** Meta descriptions for search engines and shared links: about 150 characters. '' uses the introduction of the page, else the business description. */
  descriptions: {
    home: '',
    about: 'Quem somos, como trabalhamos e o que pode esperar de nós.',
    contact: 'Por telefone, por e-mail ou pelo formulário: escolha a forma mais fácil de falar connosco.',
    search: 'Procure em todo o site: basta uma palavra ou duas.',
    thanks: 'A sua mensagem chegou. Respondemos o mais depressa possível.',
    terms: 'As condições em que trabalhamos e em que este site pode ser usado.',
    privacy:
      'Que dados pessoais recebemos, para que servem, durante quanto tempo os guardamos e que direitos tem.',
  },

  actions: {
    quote: 'Pedir orçamento',
    order: 'Encomendar',
    ask: 'Fazer uma pergunta',
    call: 'Ligar',
    callNumber: (phone: string) => `Ligar para ${phone}`,
    whatsapp: 'WhatsApp',
    app: 'Descarregar a aplicação',
    backHome: defaultErrorCopy.backHome,
    allServices: 'Ver todos os serviços',
    allProducts: 'Ver todos os produtos',
    allProjects: 'Ver todos os projetos',
    allPosts: 'Ler todos os artigos',
    allTestimonials: 'Ler todos os testemunhos',
    allFaqs: 'Ver todas as perguntas',
    openInNewTab: '(abre num separador novo)',
    wideCode: 'Excerto de código',
    wideTable: 'Tabela',
  },

  home: {
    unauthoredTitle: 'Estamos a preparar o nosso site',
    unauthoredText: 'Muito em breve vai encontrar aqui tudo sobre o nosso trabalho. Até lá, escreva-nos.',
    /** Labels of the key figures on a home page without a picture. */
    numbers: {
      since: 'o ano em que começámos',
      places: 'moradas onde nos encontra',
      areas: 'áreas em que trabalhamos',
    },
    services: {
      title: 'O que fazemos',
      text: 'Escolha um serviço e veja o que inclui.',
    },
    products: { title: 'O que vendemos', text: '' },
    featuredProducts: { title: 'Em destaque', text: '' },
    projects: {
      title: 'Trabalho feito',
      text: 'Uma amostra do que já fizemos.',
    },
    values: { title: 'Como trabalhamos', text: '' },
    testimonials: { title: 'Quem já confiou em nós', text: '' },
    posts: { title: 'Do nosso blogue', text: 'Conselhos práticos, escritos por quem faz.' },
    faqs: { title: 'Perguntas frequentes', text: '' },
    locations: { title: 'Onde estamos', text: '' },
    closing: {
      title: 'Conte-nos do que precisa',
      text: 'Respondemos com uma proposta clara: o que fazemos, em que prazo e por quanto.',
    },
  },

  services: {
    intro: 'Escolha o que procura. Se tiver dúvidas, fale connosco: ajudamos a escolher.',
    tiers: { primary: 'Principais serviços', featured: 'Também fazemos', secondary: 'Outros serviços' },
    parts: 'Partes desta lista',
    highlights: 'O que está incluído',
    related: (count: number) => (count === 1 ? 'Outro serviço' : 'Outros serviços'),
    more: 'Saber mais',
    next: 'Interessa-lhe este serviço?',
    nextText: 'Explique-nos o que pretende e enviamos-lhe uma proposta.',
  },

  products: {
    intro: 'Tudo o que pode comprar ou contratar connosco.',
    unavailable: 'Indisponível de momento',
    unavailableText: 'Este produto não está à venda neste momento. Fale connosco para conhecer alternativas.',
    priceOnRequest: 'Preço sob consulta',
    perPeriod: { once: '', month: 'por mês', year: 'por ano' },
    periods: { 'por-mes': 'por mês', 'por-ano': 'por ano', 'preco-unico': 'preço único' },
    byPeriod: 'Ver por tipo de preço',
    allPeriods: 'todos',
    sku: 'Referência',
    highlights: 'Características',
    featured: 'Em destaque',
    related: (count: number) => (count === 1 ? 'Outro produto' : 'Outros produtos'),
    unavailableNext: 'Procura uma alternativa?',
    next: 'Quer saber mais ou encomendar?',
    nextText: 'Fale connosco: tiramos-lhe todas as dúvidas.',
  },

  projects: {
    intro: 'O que já fizemos, e como o fizemos.',
    client: 'Para quem',
    problem: 'O desafio',
    solution: 'A solução',
    results: 'O resultado',
    gallery: (count: number) => (count === 1 ? 'Imagem' : 'Imagens'),
    videos: (count: number) => (count === 1 ? 'Vídeo' : 'Vídeos'),
    documents: (count: number) => (count === 1 ? 'Documento' : 'Documentos'),
    links: (count: number) => (count === 1 ? 'Ligação' : 'Ligações'),
    document: 'Documento',
    related: (count: number) => (count === 1 ? 'Outro projeto' : 'Outros projetos'),
    next: 'Tem um desafio parecido?',
    nextText: 'Descreva-o e dizemos-lhe como o resolveríamos.',
    video: 'Vídeo',
  },

  paging: {
    page: (page: number) => `Página ${page}`,
    pageOf: (page: number, count: number) => `Página ${page} de ${count}`,
    pages: 'Páginas desta lista',
    previous: 'Página anterior',
    next: 'Página seguinte',
  },

  gallery: {
    title: 'Imagens',
    open: (number: number, count: number) =>
      count === 1 ? 'Ver a imagem em grande' : `Ver a imagem ${number} de ${count} em grande`,
    enlarge: 'Ver em grande',
    position: (number: number, count: number) => `Imagem ${number} de ${count}`,
    more: (count: number) => (count === 1 ? 'Ver mais uma imagem' : `Ver mais ${count} imagens`),
    close: 'Fechar',
    previous: 'Imagem anterior',
    next: 'Imagem seguinte',
  },

  sections: {
    onRequest: 'sob consulta',
    directions: 'Como chegar',
    subtitles: 'Legendas',
    /** The text on the poster of a video from a provider. */
    playFrom: (provider: string) => `Ver o vídeo (${provider}). Só é carregado quando o abrir.`,
  },

  blog: {
    intro: 'Conselhos e notícias de quem trabalha nisto todos os dias.',
    previous: 'Artigos mais recentes',
    next: 'Artigos mais antigos',
    by: (author: string) => `Por ${author}`,
    publishedOn: 'Publicado a',
    updatedOn: 'Atualizado a',
    readingTime: (minutes: number) => `${minutes} min de leitura`,
    posts: (count: number) => (count === 1 ? '1 artigo' : `${count} artigos`),
    tags: 'Temas',
    subjects: 'Temas do blogue',
    moreSubjects: (count: number) => `Mais ${count} ${count === 1 ? 'tema' : 'temas'}`,
    subjectIntro: (subject: string) => `Artigos do nosso blogue sobre ${subject}.`,
    subjectPosts: (count: number) =>
      count === 1 ? '1 artigo sobre este tema.' : `${count} artigos sobre este tema.`,
    newer: 'Artigo seguinte',
    older: 'Artigo anterior',
    around: 'Continuar a ler',
    feed: 'Artigos do blogue (RSS)',
  },

  testimonials: {
    intro: 'O que diz quem já nos escolheu.',
    anonymous: 'Testemunho anónimo',
    rating: (stars: number) => `${stars} em 5 estrelas`,
  },

  faqs: {
    intro: 'O que mais nos perguntam, e o que respondemos.',
    ungrouped: 'Sobre tudo o resto',
    parts: 'Grupos de perguntas',
    missing: 'Não encontrou a resposta?',
    missingText: 'Pergunte-nos diretamente.',
  },

  search: {
    open: 'Pesquisar neste site',
    label: 'O que procura?',
    submit: 'Pesquisar',
    intro: 'Escreva uma palavra ou duas. Não faz mal se faltarem acentos ou se trocar uma letra.',
    titleOf: (question: string) => `${question}: pesquisa`,
    results: (count: number, question: string) =>
      `${count === 1 ? '1 resultado' : `${count} resultados`} para “${question}”`,
    hits: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
    groups: {
      servicos: 'Serviços',
      produtos: 'Produtos',
      projetos: 'Projetos',
      artigos: 'Artigos',
      perguntas: 'Perguntas frequentes',
      paginas: 'Outras páginas',
    },
    all: (count: number, group: string) => `Ver os ${count} resultados em ${group}`,
    allGroups: 'Ver os resultados de todo o site',
    partial: 'Nenhum resultado tem todas as palavras que escreveu. Estes são os mais próximos.',
    nothing: {
      title: 'Não encontrámos nada',
      text: 'Experimente outras palavras, ou menos. Também pode perguntar-nos diretamente.',
    },
    long: {
      title: 'Esta pesquisa é demasiado longa',
      text: 'Escreva só as palavras mais importantes: até 12, com 100 caracteres no total.',
    },
    tooMany: {
      title: 'Demasiadas pesquisas seguidas',
      text: 'Recebemos muitas pesquisas da sua ligação em pouco tempo. Espere um minuto e tente de novo, ou fale connosco.',
    },
  },

  about: {
    values: 'O que nos guia',
  },

  contact: {
    intro: 'Ligue, escreva ou passe por cá.',
    introWithoutVisit: 'Escreva-nos. Respondemos assim que pudermos.',
    direct: 'Falar diretamente',
    whatsapp: 'WhatsApp',
    schedule: 'Horário',
    locations: 'Onde estamos',
    mainLocation: 'Morada principal',
    location: 'Morada',
    directions: 'Abrir no mapa',
    wayThere: (place: string) => (place ? `Como chegar: ${place}` : 'Como chegar'),
    /** The link to the `bookingUrl` of a location in site/config.ts. */
    book: 'Fazer reserva',
    showMap: 'Ver mapa aqui',
    map: (place: string) => `Mapa: ${place}`,
    mapFrom: (host: string) => `O mapa vem de ${host} e só é carregado quando o abrir.`,
    formTitle: 'Deixe-nos uma mensagem',
    social: 'Redes sociais',
    /** The cost of a call, shown beside Portuguese numbers (Decreto-Lei n.º 59/2021) unless the client wrote it. */
    tariffs: {
      fixed: 'chamada para a rede fixa nacional',
      mobile: 'chamada para a rede móvel nacional',
      free: 'chamada gratuita',
    },
  },

  quote: {
    intro: 'Quanto mais nos contar, mais certeira é a proposta. Sem compromisso.',
    formTitle: 'O seu pedido',
    /** The heading of the steps beside the form. An empty list of steps hides both. */
    next: 'O que acontece a seguir',
    steps: [
      { title: 'Lemos o seu pedido', text: 'Se faltar alguma coisa, perguntamos.' },
      { title: 'Falamos consigo', text: 'Por telefone ou por e-mail, para acertar os pormenores.' },
      {
        title: 'Recebe a proposta',
        text: 'Por escrito, com o que inclui e quanto custa. Só avança se quiser.',
      },
    ],
    call: 'Prefere falar connosco?',
  },

  form: {
    /** Accessible names of the forms. No field label is part of them. */
    names: { contact: 'Formulário de contacto', quote: 'Pedido de orçamento' },
    optional: 'opcional',
    fields: {
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      serviceSlug: 'Serviço',
      originDestination: 'Local ou percurso',
      message: 'Mensagem',
    },
    hints: {
      originDestination: 'Onde é o trabalho ou, se for um transporte, de onde para onde.',
      message: 'O que pretende e para quando.',
    },
    anyService: 'Ainda não sei / outro',
    choose: 'Escolha…',
    submit: { contact: 'Enviar mensagem', quote: 'Enviar pedido' },
    sending: 'A enviar…',
    invalid: {
      name: 'Escreva o seu nome, com pelo menos 2 caracteres e no máximo 200.',
      email: 'Escreva um e-mail válido, por exemplo ana@exemplo.pt.',
      phone: 'Este número parece demasiado longo. Confirme se está certo.',
      serviceSlug: 'Escolha um serviço da lista.',
      originDestination: 'Este texto é demasiado longo. Resuma-o um pouco.',
      message: 'Escreva uma mensagem com pelo menos 10 caracteres e no máximo 10 000.',
    },
    /** Error messages for fields that site/config.ts adds. */
    invalidAnswer: {
      empty: 'Falta preencher este campo.',
      tooLong: 'Este texto é demasiado longo. Resuma-o um pouco.',
      email: 'Escreva um e-mail válido, por exemplo ana@exemplo.pt.',
      number: 'Escreva um número, por exemplo 3, 2,5 ou 1.200.',
      date: 'Escolha uma data.',
      select: 'Escolha uma das opções.',
      checkbox: 'Assinale esta opção para poder continuar.',
    },
    summary: 'Falta rever o que está assinalado. O que escreveu continua aqui.',
    failed:
      'Não conseguimos enviar a sua mensagem. O que escreveu continua aqui: tente outra vez dentro de momentos.',
    unknown:
      'Não conseguimos confirmar se a sua mensagem chegou. Para não correr riscos, fale connosco por outra via ou volte a enviar daqui a pouco.',
    limited:
      'Por segurança, limitamos o número de mensagens que recebemos em pouco tempo, e a sua não seguiu. O que escreveu continua aqui: fale connosco por outra via ou tente de novo daqui a alguns minutos.',
    /** The message after a browser has filled in the hidden honeypot field. */
    again:
      'A sua mensagem ainda não seguiu. O que escreveu continua aqui: confirme que está tudo bem e envie mais uma vez.',
    outdated:
      'Esta página foi atualizada entretanto e a sua mensagem não seguiu. Copie o que escreveu, recarregue a página e envie de novo, ou fale connosco por outra via.',
    /** The text of a separate page after a form that the server refused: it was overloaded, or the form arrived too slowly. */
    unreceived: 'Neste momento não conseguimos receber a sua mensagem, e por isso não seguiu.',
    /** The text of a separate page: the file or text exceeds the limit in `uploads`. */
    tooLarge: (megabytes: number) =>
      `O que enviou tem mais de ${megabytes} MB, e por isso não seguiu. Escolha um ficheiro mais pequeno.`,
    unsentTitle: 'A sua mensagem não seguiu',
    goBack: 'Volte à página anterior: o que escreveu deve continuar no formulário.',
    /** The message for a failed captcha, which site/config.ts requires or too many messages at once trigger. */
    captcha:
      'Não conseguimos confirmar que a mensagem vem de uma pessoa, e por isso não seguiu. O que escreveu continua aqui: tente outra vez ou fale connosco por outra via.',
    captchaNeedsScript:
      'Para enviar este formulário, o navegador tem de ter o JavaScript ligado: é assim que travamos mensagens automáticas. Também pode falar connosco por outra via.',
    captchaInFlood:
      'Estamos a receber mensagens a mais neste momento. Com o JavaScript ligado no navegador, a sua segue já; sem ele, tente daqui a alguns minutos.',
    /** The label of the honeypot, a field that only bots see. */
    honeypot: 'Deixe este campo em branco',
    otherWays: 'Se preferir, fale já connosco:',
    /** The line above the button if site/config.ts sets `leadOrigin`. The page and the campaign follow it. '' hides the line. */
    origin: 'Com a mensagem segue também a página em que está:',
    /** The line in the message of a lead from a page in another language. */
    language: (name: string) => `Enviada da página em ${name}.`,
    privacy: 'Usamos os seus dados apenas para lhe responder.',
    privacyLink: 'Saiba como os tratamos',
  },

  thanks: {
    title: 'Mensagem recebida. Obrigado!',
    /** The title after the form for quotes. */
    requestTitle: 'Pedido recebido. Obrigado!',
    /** The line before the text after a quote request for a service. */
    about: (service: string) => `O seu pedido: ${service}.`,
    text: 'Respondemos o mais depressa possível.',
    /** The steps after sending a form. An empty list shows none. */
    steps: [
      { title: 'Chegou bem', text: 'Não precisa de enviar outra vez.' },
      {
        title: 'Lemos com atenção',
        text: 'E respondemos por telefone ou por e-mail, para os contactos que deixou.',
      },
      { title: 'Combinamos o resto', text: 'Com calma, quando lhe der jeito.' },
    ],
    /** The line above the telephone number. */
    urgent: 'Se tiver pressa, ligue:',
    /** The line below the telephone number. `hours` is '' when the business is closed today. */
    today: (hours: string) => (hours ? `Horário de hoje: ${hours}.` : 'Hoje estamos fechados.'),
    posts: 'Enquanto espera',
  },

  notFound: {
    title: 'Não encontrámos esta página',
    text: 'Pode ter mudado de sítio ou já não existir.',
    services: 'Talvez seja isto que procura',
  },

  /** The page that SITE_PASSWORD shows to visitors without the password while the site is not live. */
  locked: {
    title: 'Este site ainda não é público',
    text: 'Para o ver, recarregue a página e escreva a palavra-passe que lhe demos. O nome de utilizador pode ser qualquer um.',
    tooMany:
      'Houve demasiadas tentativas com a palavra-passe errada. Espere um minuto e recarregue a página.',
  },

  unread: {
    title: 'Esta página volta já',
    text: 'Não conseguimos mostrá-la neste momento. Por favor, tente de novo dentro de um minuto, ou fale connosco.',
  },

  /** Labels of the `announcement` in site/config.ts. */
  announcement: { title: 'Aviso', close: 'Fechar o aviso' },

  /** Texts of the `consent` question in site/config.ts. */
  consent: {
    title: 'A sua privacidade',
    question: (names: string) =>
      `Só com a sua autorização são guardados cookies (${names}) neste navegador. O site funciona da mesma forma se recusar.`,
    yes: 'Aceitar',
    no: 'Recusar',
    accepted: 'A sua resposta até agora: aceitou.',
    refused: 'A sua resposta até agora: recusou.',
    withdrawn: 'Retirou a autorização. A partir de agora, nada disto é usado neste site.',
    deleted: 'Apagámos deste navegador:',
    left: 'Ficou por apagar, e só se apaga nas definições do navegador:',
    elsewhere: (names: string) =>
      `O que ficou guardado noutros endereços (${names}) só se apaga nas definições do navegador.`,
    close: 'Fechar',
    /** The link in the footer. */
    link: 'Cookies e privacidade',
  },

  footer: {
    pages: 'Neste site',
    contacts: 'Fale connosco',
    complaintsBook: 'Livro de Reclamações',
    company: {
      /** The tax number: NIF for a sole trader, NIPC for a company. */
      taxNumber: (number: string) => `${/^(?:[123]|45)/.test(number) ? 'NIF' : 'NIPC'} ${number}`,
      registry: (registry: string) => `Matriculada na ${registry}`,
      capital: (capital: string) => `Capital social de ${capital}`,
      permit: (name: string, number: string) => `${name} n.º ${number}`,
    },
    disputes:
      'Em caso de litígio, o consumidor pode recorrer a uma entidade de resolução alternativa de litígios de consumo:',
    funding: 'Com o apoio de',
    rights: (name: string, year: number) => `© ${year} ${name}`,
    networks: {
      facebook: 'Facebook',
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      x: 'X',
      youtube: 'YouTube',
    },
  },
}
