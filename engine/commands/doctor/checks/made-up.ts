import { filesBeyondViews } from '../../../src/routing/pages-beyond-views'
import { advice, type Finding } from '../finding'

/** Whether a page of the template may draw more than its view says: its made-up addresses are then drawn for each stranger. */
export function checkMadeUpAddresses(files = filesBeyondViews()): Finding[] {
  return [...files.keys()].map((file) =>
    advice(
      `app/${file} draws more than its view says, or in another way: each made-up address below it is drawn`,
      'Have the view know of your records: docs/extending.md, "Records of your own on a page of the template".',
    ),
  )
}
