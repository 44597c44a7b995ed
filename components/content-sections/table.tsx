import { becomesRows } from '@site-starter/engine/html'
import { amountIn, dataFile, rowsWhere } from '@site-starter/engine/own-data'
import { numberIn } from '@site-starter/engine/text'
import { copyHere } from '@/lib/content/copy-in'
import { amountHere } from '@/lib/content/price'
import { languageHere } from '@/lib/content/translations'
import { Section } from '../layout/section'
import { Paragraphs } from '../text/text'
import { runningText } from '../text/words'
import type { ContentSectionProps } from './props'

/** A table from a file in `site/data/`. If it is wider than the page, arrow keys scroll it. */
export function Table({ data, where = {}, prices = [], note, ...head }: ContentSectionProps<'table'>) {
  const { columns, rows } = rowsWhere(dataFile(data), where)
  if (rows.length === 0) return null
  const isOfPrices = (column: number) => prices.includes(columns[column] ?? '')
  const amountOf = (cell: unknown, column: number) =>
    isOfPrices(column) ? amountIn(cell) : numberIn(String(cell))
  const isOfNumbers = (column: number) =>
    rows.every(({ cells }) => cells[column] === undefined || amountOf(cells[column], column) !== undefined)
  const numbers = new Intl.NumberFormat(languageHere())
  const textOf = (cell: unknown, column: number) => {
    const price = isOfPrices(column) ? amountIn(cell) : undefined
    if (price !== undefined) return amountHere(price)
    return typeof cell === 'number' ? numbers.format(cell) : String(cell ?? '')
  }
  const texts = rows.map(({ cells }) => columns.map((_, column) => textOf(cells[column], column)))
  // `data-rows` and `data-label` make the table a list on a phone (components/layout/prose.css).
  const scrollable = {
    tabIndex: 0,
    role: 'group',
    'aria-label': copyHere().actions.wideTable,
    ...(becomesRows([columns, ...texts]) && { 'data-rows': '' }),
  }
  const classes = columns.map((_, column) => (isOfNumbers(column) ? 'text-end! figures' : ''))
  return (
    <Section {...head}>
      <div className="prose max-w-none">
        <div {...scrollable}>
          <table>
            <thead>
              <tr>
                {columns.map((name, index) =>
                  name ? (
                    <th key={index} scope="col" className={classes[index]}>
                      {runningText(name)}
                    </th>
                  ) : (
                    <td key={index} />
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {texts.map((cells, row) => (
                <tr key={row}>
                  {cells.map((cell, index) => (
                    <td key={index} className={classes[index]} data-label={columns[index] || undefined}>
                      {runningText(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {note && (
        <div className="stack-1 pt-4 text-small text-muted">
          <Paragraphs text={note} />
        </div>
      )}
    </Section>
  )
}
