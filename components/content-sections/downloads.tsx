import { localFileFacts } from '@/lib/content/file-facts'
import { Heading } from '../layout/heading'
import { Section } from '../layout/section'
import { runningText } from '../text/words'
import type { ContentSectionProps } from './props'

export function Downloads({ files, ...head }: ContentSectionProps<'downloads'>) {
  if (files.length === 0) return null
  const groups = [...new Set(files.map(({ group }) => group))]
  return (
    <Section {...head}>
      <div className="stack-8">
        {groups.map((group, index) => (
          <div key={index} className="stack-3">
            {group && <Heading level={head.title ? 3 : 2} size="card" text={group} />}
            <ul className="divide-lines border-y border-line">
              {files
                .filter((file) => file.group === group)
                .map((file, fileIndex) => (
                  <File key={fileIndex} {...file} />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

async function File({ title, file, text }: ContentSectionProps<'downloads'>['files'][number]) {
  const { type, size } = await localFileFacts(file)
  return (
    <li>
      <a href={file} className="group flex items-center gap-4 py-4">
        {type && (
          <span className="w-14 shrink-0 rounded-control border border-line bg-surface py-1.5 text-center text-small font-semibold text-accent">
            {type}
          </span>
        )}
        <span className="grow sm:flex sm:items-center sm:justify-between sm:gap-8">
          <span className="block">
            <span className="font-semibold group-hover:underline">{runningText(title)}</span>
            {text && <span className="block text-small text-muted">{runningText(text)}</span>}
          </span>
          {size && <span className="block shrink-0 text-small figures text-muted">{size}</span>}
        </span>
      </a>
    </li>
  )
}
