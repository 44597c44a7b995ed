import type { Location } from '../port/kinds'

interface Written extends Pick<Location, 'city' | 'lines'> {
  /** Of the house. Where the content has it in place of a town, it is none. */
  name?: string | undefined
}

/** What the lines of an address say for certain; undefined when that is nothing. Only addresses in Portugal are read. */
export function postalAddress({ city, lines, name }: Written) {
  const parts = lines.map(partsOf)
  const streets = streetsIn(parts, name)
  const [coded, ...otherCodes] = parts.filter(({ code }) => code !== '')
  // Beside a postcode are only its street and its town. Digits beside other words may be a telephone number.
  const isSure =
    coded &&
    otherCodes.length === 0 &&
    ['', ...streets].includes(coded.street) &&
    /^(?:\p{Lu}[^\d:@]*)?$/u.test(coded.town)
  const town = (city !== name && city) || (isSure ? (coded.town.split(',')[0] ?? '') : '')
  const isPortugal = isSure || lines.some((line) => /(?:^|, )Portugal$/i.test(line))
  const address = {
    ...(isOne(streets, name) && { streetAddress: streets.join(', ') }),
    ...(isSure && { postalCode: coded.code }),
    ...(town && { addressLocality: town }),
  }
  if (Object.keys(address).length === 0) return undefined
  return { '@type': 'PostalAddress', ...address, ...(isPortugal && { addressCountry: 'PT' }) }
}

type Parts = ReturnType<typeof partsOf>

/** The streets; without any, the places such as a Quinta, else the line just before a postcode that is a name with a number. */
function streetsIn(parts: Parts[], name?: string): string[] {
  const written = parts.map(({ street }) => street).filter((street) => !isTime.test(street))
  const streets = written.filter((line) => isStreet(withoutHouse(line, name)))
  if (streets.length > 0) return streets
  // A place may be called as the house is.
  const places = written.filter((line) => isPlace.test(withoutHouse(line, name)))
  const others = places.filter((line) => line !== name)
  if (places.length > 0) return others.length > 0 ? others : places
  const at = parts.findIndex(({ code }) => code !== '')
  const before = parts[at]?.street || parts[at - 1]?.street || ''
  return numbered.test(before) && !inHouse.test(before) ? [before] : []
}

/** Two streets are no address; two places, such as a Quinta and its Lugar, are. */
function isOne(lines: readonly string[], name?: string): boolean {
  return (
    lines.length === 1 || (lines.length > 1 && lines.every((line) => isPlace.test(withoutHouse(line, name))))
  )
}

/** What follows the name of the house in a line: `Lugar do Outeiro` in `Casa da Eira, Lugar do Outeiro`. */
function withoutHouse(line: string, name = ''): string {
  const [house = '', ...rest] = line.split(', ')
  return rest.length > 0 && (house === name || houseName.test(house)) ? rest.join(', ') : line
}

/** A line such as `Rua Nova, 12, 4700-000 Braga`; without a postcode, it may be a street. */
function partsOf(line: string): { street: string; code: string; town: string } {
  const found = /(?<![^ ,])(?:PT?-)?([1-9]\d{3})[-–](\d{3})(?![^ ,])/.exec(line)
  if (!found) return { street: line, code: '', town: '' }
  const [all, area, rest] = found
  const [street = '', town = ''] = [line.slice(0, found.index), line.slice(found.index + all.length)].map(
    (text) => text.trim().replace(/^, ?|,$/g, ''),
  )
  return { street, code: `${area}-${rest}`, town }
}

const kind =
  /^(?:rua|r\.|avenida|av\.?|avª|travessa|trav\.|tv\.|largo|lg\.|praça|pç\.|pr\.|praceta|alameda|al\.|estrada|estr\.|calçada|rotunda|caminho|beco|viela|ladeira|cais|escadas|escadinhas|terreiro|azinhaga|quelha|rampa|vereda|adro|zona industrial|parque (?:industrial|empresarial)) /i

/** `Cais do Cavaco Novo, 7`, `Mouzinho da Silveira, 44-46, 2.º Esq.`: a name of words, and the number of a house. */
const numbered =
  /^\p{Lu}[\p{L}.'’ªº -]{1,80}, ?(?:n\.?º ?)?\d{1,4}(?:[-/]\d{1,4})?(?: ?[A-Z])?(?:,.{0,80})?$/u

/** What has a number within a house. */
const inHouse =
  /^(?:lojas?|salas?|pisos?|andar|armaz[ée]m|lote|blocos?|edif[íi]cio|fra[çc][ãa]o|porta|apartado|ap\.|sede|gabinete|escrit[óo]rio|box|stand|centro|galerias?|shopping)(?![\p{L}])/iu

/** A kind of street with a name. */
function isStreet(text: string): boolean {
  const name = text.replace(kind, '')
  return name !== text && /^(?:(?:d[aeo]s?|D[AEO]S?) |d['’])?[\p{Lu}\d]/u.test(name)
}

/** What stands for a street in the country. "Quinta" is also a day: 'Quinta das 14h às 18h', 'Quinta Feira'. */
const isPlace =
  /^(?:(?:Quinta|Lugar|Bairro|Urbanização|Urb\.|Loteamento|Herdade|Sítio|Monte|Aldeia) (?:d[aeo]s? |d['’])\p{Lu}|(?:Lugar|Bairro|Urbanização|Urb\.|Loteamento|Quinta(?! (?:[Ff]eira|Segunda|Terça|Quarta|Sexta|Sábado|Domingo))) \p{Lu})/u

/** The name of a house, which may stand before its place. */
const houseName =
  /^(?:Casa|Solar|Herdade|Monte|Moinho|Vivenda|Palácio|Palacete|Hotel|Edifício) [\p{L}'’ .-]{1,60}$/u

/** What tells of telephones or hours. */
const isTime = /[:@]|\d ?h(?![a-z])|\d{3} ?\d{3} ?\d{3}/
