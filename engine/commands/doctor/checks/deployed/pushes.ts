import { currentEnvironment } from '../../../../src/environment/current-environment'
import { pushAddress, sendPush } from '../../../shared/push-probe'
import { type Finding, ok, problem } from '../../finding'
import { causeOf } from '../../requests'

/** Sends a push, as the platform does, to the deployed site: without the secret it must be rejected, with it accepted within 5 seconds. */
export async function checkPush({ withSecret }: { withSecret: boolean }): Promise<Finding> {
  const { siteUrl } = currentEnvironment()
  try {
    // A tag whose push revalidates little.
    const { status } = await sendPush(['values'], { withSecret })
    if (withSecret) return judgePush(status)
    if (status === 401) return ok('A push without the secret is rejected')
    return problem(
      `A push without the secret is answered with ${status}, not 401`,
      `${pushAddress(siteUrl)} must belong to this site; check the proxy in front of it.`,
    )
  } catch (error) {
    return problem(
      `A push ${withSecret ? 'with' : 'without'} the secret is not answered (${causeOf(error)})`,
      'The platform waits 5 seconds: check the log of the deployment.',
    )
  }
}

function judgePush(status: number): Finding {
  if (status >= 200 && status < 300)
    return ok(
      'A push with the secret in .env.local is accepted; only a save shows whether the platform has it too',
    )
  const remedy =
    status === 401
      ? 'Deploy with the REVALIDATE_SECRET in .env.local, and register the same one with the platform.'
      : 'Check the log of the deployment.'
  return problem(`A push with the secret is answered with ${status}`, remedy)
}
