import { contentOf } from '@site-starter/engine/pages'
import { LONGEST_QUESTION } from '@site-starter/engine/search'
import { copyHere } from '@/lib/content/copy-in'
import { routes } from '@/lib/routes/routes'
import { menu } from '@/lib/views/frame'
import { Icon } from '../icon'

interface FieldProps {
  /** The `id` of the field. A page may have several search fields. */
  id: string
  question?: string
  /** The group of results to show first. */
  group?: string | undefined
  /** Whether the field has the focus when the page opens. */
  hasFocus?: boolean
  /** Whether the field is small, with its button inside, for the head of a list. */
  isBeside?: boolean
}

/** A search form, which works with or without JavaScript. */
export function SearchForm({ id, question = '', group, hasFocus = false, isBeside = false }: FieldProps) {
  const copy = copyHere()
  const { label, submit } = copy.search
  return (
    <search>
      <form action={routes.search} className={isBeside ? 'relative' : 'flex gap-3'}>
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          defaultValue={question}
          maxLength={LONGEST_QUESTION}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={label}
          autoFocus={hasFocus}
          className={`min-h-12 w-full rounded-control border border-muted bg-surface px-4 text-ink ${isBeside ? 'pe-12' : ''}`}
        />
        {group && <input type="hidden" name="em" value={group} />}
        <button
          type="submit"
          className={
            isBeside
              ? 'absolute inset-y-0 end-0 flex w-12 items-center justify-center'
              : 'inline-flex min-h-12 shrink-0 items-center justify-center gap-2.5 rounded-button bg-accent px-4 py-3 font-semibold text-on-accent hover:dim sm:px-6'
          }
        >
          <Icon name="search" />
          <span className={isBeside ? 'sr-only' : 'max-sm:sr-only'}>{submit}</span>
        </button>
      </form>
    </search>
  )
}

/** A search field; nothing if the site has no search. @param id another one in a header, since a list below it has a field too */
export async function SearchField({
  id = 'pesquisa-aqui',
  group,
  isBeside = false,
}: Partial<Pick<FieldProps, 'id' | 'group' | 'isBeside'>>) {
  const { has: hasPage } = await contentOf(menu)
  if (!hasPage.search) return null
  return (
    <div className={`print:hidden ${isBeside ? 'w-70 max-sm:w-full' : 'max-w-2xl'}`}>
      <SearchForm id={id} group={group} isBeside={isBeside} />
    </div>
  )
}
