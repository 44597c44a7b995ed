import type { Location } from '../port/kinds'

interface Written extends Pick<Location, 'city' | 'lines'> {
  /** The name of the house. It does not count as a town where the content has it in place of one. */
  name?: string | undefined
}

/** The postal address in lines of text, as far as certain; undefined if nothing is. Only addresses in Portugal are read. */
export function postalAddress({ city, lines, name }: Written) {
  const parts = lines.map(partsOf)
  const streets = streetsIn(parts, name)
  const [coded, ...otherCodes] = parts.filter(({ code }) => code !== '')
  // Only a street and a town may be on the line of a postcode. Digits beside other words may be a telephone number.
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

/** The streets in an address; without any, places such as a Quinta, or else the line just before a postcode if it is a name with a number. */
function streetsIn(parts: Parts[], name?: string): string[] {
  const written = parts.map(({ street }) => street).filter((street) => !isTime.test(street))
  const streets = written.filter((line) => isStreet(withoutHouse(line, name)))
  if (streets.length > 0) return streets
  // A place may have the same name as the house.
  const places = written.filter((line) => isPlace.test(withoutHouse(line, name)))
  const others = places.filter((line) => line !== name)
  if (places.length > 0) return others.length > 0 ? others : places
  const at = parts.findIndex(({ code }) => code !== '')
  const before = parts[at]?.street || parts[at - 1]?.street || ''
  return numbered.test(before) && !inHouse.test(before) ? [before] : []
}

/** Whether lines form one address. Two streets do not; two places, such as a Quinta and its Lugar, do. */
function isOne(lines: readonly string[], name?: string): boolean {
  return (
    lines.length === 1 || (lines.length > 1 && lines.every((line) => isPlace.test(withoutHouse(line, name))))
  )
}

/** A line without the name of the house: `Lugar do Outeiro` for `Casa da Eira, Lugar do Outeiro`. */
function withoutHouse(line: string, name = ''): string {
  const [house = '', ...rest] = line.split(', ')
  return rest.length > 0 && (house === name || houseName.test(house)) ? rest.join(', ') : line
}

/** Splits a line such as `Rua Nova, 12, 4700-000 Braga`. Without a postcode, the whole line may be a street. */
function partsOf(line: string): { street: string; code: string; town: string } {
  const found = /(?<![^ ,])(?:PT?-)?([1-9]\d{3})[-–](\d{3})(?![^ ,])/.exec(line)
  if (!found) return { street: line, code: '', town: '' }
  const [all, area, rest] = found
  const [street = '', town = ''] = [line.slice(0, found.index), line.slice(found.index + all.length)].map(
    (text) => text.trim().replace(/^, ?|,$/g, ''),
  )
  return { street, code: `${area}-${rest}`, town }
}

/** Matches the word that begins the name of a street. */
const streetWord =
  /^(?:rua|r\.|avenida|av\.?|avª|travessa|trav\.|tv\.|largo|lg\.|praça|pç\.|pr\.|praceta|alameda|al\.|estrada|estr\.|calçada|rotunda|caminho|beco|viela|ladeira|cais|escadas|escadinhas|terreiro|azinhaga|quelha|rampa|vereda|adro|zona industrial|parque (?:industrial|empresarial)) /i

/** Matches a name and a house number: `Cais do Cavaco Novo, 7`, `Mouzinho da Silveira, 44-46, 2.º Esq.`. */
const numbered =
  /^\p{Lu}[\p{L}.'’ªº -]{1,80}, ?(?:n\.?º ?)?\d{1,4}(?:[-/]\d{1,4})?(?: ?[A-Z])?(?:,.{0,80})?$/u

/** Matches numbered parts of a house. */
const inHouse =
  /^(?:lojas?|salas?|pisos?|andar|armaz[ée]m|lote|blocos?|edif[íi]cio|fra[çc][ãa]o|porta|apartado|ap\.|sede|gabinete|escrit[óo]rio|box|stand|centro|galerias?|shopping)(?![\p{L}])/iu

/** Whether a text names a street, such as `Rua Nova`. */
function isStreet(text: string): boolean {
  const name = text.replace(streetWord, '')
  return name !== text && /^(?:(?:d[aeo]s?|D[AEO]S?) |d['’])?[\p{Lu}\d]/u.test(name)
}

/** Matches a rural place in lieu of a street. "Quinta" is also a day of the week: 'Quinta das 14h às 18h', 'Quinta Feira'. */
const isPlace =
  /^(?:(?:Quinta|Lugar|Bairro|Urbanização|Urb\.|Loteamento|Herdade|Sítio|Monte|Aldeia) (?:d[aeo]s? |d['’])\p{Lu}|(?:Lugar|Bairro|Urbanização|Urb\.|Loteamento|Quinta(?! (?:[Ff]eira|Segunda|Terça|Quarta|Sexta|Sábado|Domingo))) \p{Lu})/u

/** Matches the name of a house, which may precede its place. */
const houseName =
  /^(?:Casa|Solar|Herdade|Monte|Moinho|Vivenda|Palácio|Palacete|Hotel|Edifício) [\p{L}'’ .-]{1,60}$/u

/** Matches signs of telephone numbers or opening hours. */
const isTime = /[:@]|\d ?h(?![a-z])|\d{3} ?\d{3} ?\d{3}/
