import { config } from '@/lib/platform'
import { scriptsLoader } from '@/lib/scripts'

/** Scripts of others, as site.config.ts names them; nothing waits for them. */
export function AddedScripts() {
  const loader = scriptsLoader(config())
  return loader !== undefined && <script dangerouslySetInnerHTML={{ __html: loader }} />
}
