import { problemsOf, taxNumberProblem } from '@site-starter/engine/text'

/** The legal details that the law requires a site to show. The site omits missing properties. */
export interface Company {
  /** The name in the commercial register: 'Irmãos Reis, Lda.'. */
  legalName?: string
  /** Nine digits: the NIPC of a company, or the NIF of a sole trader. */
  taxNumber?: string
  address?: string
  /** The commercial register: 'Conservatória do Registo Comercial de Braga'. */
  registry?: string
  /** Share capital: '50 000 €'. */
  capital?: string
  /** Licences: [{ name: 'Licença AMI', number: '12345' }, { name: 'Alvará IMPIC', number: '67890 – PAR' }]. */
  permits?: { name: string; number: string }[]
}

/** A logo of public funding: a file in public/, such as '/financiamento/prr.png'. */
export interface FundingLogo {
  /** The owner of the logo: the programme, the state (República Portuguesa, Portugal 2030) or the European Union. It sets the position in the row. */
  of: 'programme' | 'state' | 'union'
  src: `/${string}`
  /** The text of the logo, for screen readers. */
  alt: string
  /** Width and height of the file, in pixels. */
  width: number
  height: number
}

const order = ['programme', 'state', 'union'] as const

/** Sorts logos from left to right as in the official rows, whatever their order in the configuration. */
export function inOrder(logos: FundingLogo[]): FundingLogo[] {
  return order.flatMap((owner) => logos.filter(({ of }) => of === owner))
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
