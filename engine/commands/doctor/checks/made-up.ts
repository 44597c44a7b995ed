import { filesBeyondViews } from '../../../src/routing/pages-beyond-views'
import { advice, type Finding } from '../finding'

/** Checks for template pages that may render more than their view declares. Such a site renders made-up addresses for every visitor. */
export function checkMadeUpAddresses(files = filesBeyondViews()): Finding[] {
  return [...files.keys()].map((file) =>
    advice(
      `app/${file} renders more than its view declares: the site renders every made-up address below it`,
      'Add your records to the view: docs/extending.md, "Records of your own on a page of the template".',
    ),
  )
}
