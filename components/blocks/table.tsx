import { dataFile } from '@/lib/engine/own-data'
import { numberIn } from '@/lib/engine/text'
import { copyHere } from '@/lib/site/content/copy-in'
import { languageHere } from '@/lib/site/content/translations'
import { Section } from '../layout/section'
import { Paragraphs } from '../text/text'
import { runningText } from '../text/words'
import type { BlockProps } from './props'

/** A table of a file of `site/data/`. Keys scroll what is wider than the page. */
export function Table({ data, note, ...head }: BlockProps<'table'>) {
  const { columns, rows } = dataFile(data)
  if (rows.length === 0) return null
  const isOfNumbers = (column: number) =>
    rows.every(({ cells }) => cells[column] === undefined || numberIn(String(cells[column])) !== undefined)
  const numbers = new Intl.NumberFormat(languageHere())
  const written = (cell: unknown) =>
    typeof cell === 'number' ? numbers.format(cell) : runningText(String(cell ?? ''))
  const scrolled = { tabIndex: 0, role: 'group', 'aria-label': copyHere().actions.wideTable }
  const classes = columns.map((_, column) => (isOfNumbers(column) ? 'text-end! figures' : ''))
  return (
    <Section {...head}>
      <div className="prose max-w-none">
        <div {...scrolled}>
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
              {rows.map(({ place, cells }) => (
                <tr key={place}>
                  {columns.map((_, index) => (
                    <td key={index} className={classes[index]}>
                      {written(cells[index])}
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
