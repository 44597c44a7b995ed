import { problemsOf, taxNumberProblem } from '@site-starter/engine/text'

/** The business behind the site, as the law requires a site to name it. Absent properties are not shown. */
export interface Company {
  /** The name in the commercial register, such as 'Irmãos Reis, Lda.'. */
  legalName?: string
  /** NIPC of a company, NIF of a sole trader: nine digits. */
  taxNumber?: string
  address?: string
  /** Such as 'Conservatória do Registo Comercial de Braga'. */
  registry?: string
  /** Share capital, such as '50 000 €'. */
  capital?: string
  /** Such as { name: 'Licença AMI', number: '12345' } or { name: 'Alvará IMPIC', number: '67890 – PAR' }. */
  permits?: { name: string; number: string }[]
}

/** A logo of public funding: a file in public/, such as '/financiamento/prr.png'. */
export interface FundingLogo {
  /** Its place in the row: the programme, the state (República Portuguesa, Portugal 2030), the European Union. */
  of: 'programme' | 'state' | 'union'
  src: `/${string}`
  /** What the logo says, in words. */
  alt: string
  /** Size of the file, in pixels. */
  width: number
  height: number
}

const order = ['programme', 'state', 'union'] as const

/** Sorts the logos from left to right as in the official rows, whatever their order in the configuration. */
export function inOrder(logos: FundingLogo[]): FundingLogo[] {
  return order.flatMap((place) => logos.filter(({ of }) => of === place))
}

export function companyProblems({
  company = {},
  disputeEntities,
}: {
  company?: Company
  disputeEntities: { name: string; url: string }[]
}): string[] {
  const { taxNumber } = company
  return [
    ...problemsOf('company: taxNumber', [taxNumber !== undefined && taxNumberProblem(taxNumber)]),
    ...disputeEntities
      .filter(({ url }) => !/^https?:\/\/[^\s/]/.test(url))
      .map(({ name, url }) => `disputeEntities: "${url}" of ${name} is no address`),
  ]
}
