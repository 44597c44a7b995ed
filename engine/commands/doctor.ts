/* `npm run doctor`: checks a configured clone before launch. */
import { loadEnvironment } from './doctor/environment'
import { examine } from './doctor/examine'
import { readOptions, usage } from './doctor/options'
import { asJson, asText, count } from './doctor/report'
import './shared/end-with-output.mjs'

try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) {
    console.log(usage)
  } else {
    loadEnvironment()
    const chapters = await examine(options)
    console.log(options.json ? asJson(chapters) : asText(chapters))
    process.exitCode = count(chapters, 'problem') > 0 ? 1 : 0
  }
} catch (error) {
  console.error(error instanceof TypeError ? `${error.message}\n\n${usage}` : error)
  process.exitCode = 1
}
