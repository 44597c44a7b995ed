import { config } from '@/lib/platform'
import { activeScripts } from '@/lib/scripts'

/** Scripts of others, as site.config.ts names them; nothing waits for them. */
export function AddedScripts() {
  return activeScripts(config()).map(({ src, attributes }) => (
    <script key={src} src={src} defer {...attributes} />
  ))
}
