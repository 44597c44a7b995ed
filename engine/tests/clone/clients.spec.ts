import { expect, test } from '@playwright/test'
import { editedByAgency, freshClone, git, makeItAClients } from './agency'

/* Tests of clones that agencies have made with the documentation alone. README's first two commands suffice to see that all of it works. */

test.describe.configure({ timeout: 900_000 })

const clients = [
  {
    name: 'law-firm',
    what: 'a law firm: people with a page each, English pages, applications with a CV, a calculator on one service',
  },
  {
    name: 'driving-school',
    what: 'a driving school: an enrolment in two steps, a timetable of a spreadsheet, an announcement, pages in folders',
  },
  {
    name: 'guest-house',
    what: 'a guest house: three languages, events with an end, wines with filters, a menu, a landing page, no blog',
  },
]

for (const { name, what } of clients)
  test(`${what}: npm run check is green with the tests of the client, and no file of the template is edited`, {
    tag: name === 'law-firm' ? [] : '@builds-a-clone',
  }, () => {
    const clone = freshClone()
    makeItAClients(clone, name)
    clone.commit()
    expect(editedByAgency(clone)).toEqual([])
    const { status, output } = clone.run('check')
    expect(status, output).toBe(0)
    expect(output).toContain('[site/tests] › site/tests/')
    expect(git(clone.folder, 'status', '--porcelain')).toBe('')
  })
