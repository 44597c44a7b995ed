/* `npm run screenshots`: the README's pictures. `npm run screenshots -- awkward [theme] [tenant] [width]`: the tests' awkward clients. */
import { drawAwkward } from './screenshots/awkward'
import { drawDemo } from './screenshots/demo'
import { openStudio } from './screenshots/studio'

const [set, ...names] = process.argv.slice(2)
if (set !== undefined && set !== 'awkward') {
  console.error(`There is no set "${set}" of screenshots: leave it out, or take awkward.`)
  process.exit(1)
}
const studio = await openStudio()
await (set === 'awkward' ? drawAwkward(studio, names) : drawDemo(studio))
await studio.close()
