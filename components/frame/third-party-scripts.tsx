import { currentEnvironment } from '@/lib/environment/current-environment'
import { scriptsLoader } from '@/lib/headers/third-party-scripts'

/** The third-party scripts of site.config.ts. The page does not wait for them. */
export function AddedScripts() {
  const loader = scriptsLoader(currentEnvironment())
  return loader !== undefined && <script dangerouslySetInnerHTML={{ __html: loader }} />
}
