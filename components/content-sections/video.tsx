import { smallSource } from '@site-starter/engine/image-props'
import { sizedPicture } from '@site-starter/engine/pictures'
import { providerOf } from '@site-starter/engine/text'
import { copyHere } from '@/lib/content/copy-in'
import { localFileFacts } from '@/lib/content/file-facts'
import { languageHere } from '@/lib/content/translations'
import { phoneColumn } from '@/lib/theme/phone-column'
import { Section } from '../layout/section'
import { FittedPicture } from '../media/shaped-picture'
import { About } from '../text/about'
import { runningText } from '../text/words'
import type { ContentSectionProps } from './props'

type VideoContent = ContentSectionProps<'video'>['videos'][number]

export function Video({ videos, ...head }: ContentSectionProps<'video'>) {
  const [first, ...others] = videos
  if (!first) return null
  return (
    <Section {...head}>
      <VideoFigure video={first} isLead />
      {others.length > 0 && (
        <ul className="mt-8 grid gap-8 sm:grid-cols-2">
          {others.map((video, index) => (
            <li key={index}>
              <VideoFigure video={video} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The box of a video or its poster. */
const box = 'aspect-video w-full overflow-hidden rounded-picture bg-sunken'

async function VideoFigure({ video, isLead = false }: { video: VideoContent; isLead?: boolean }) {
  const { src, title, length } = video
  const provider = providerOf(src)
  const { size } = provider ? { size: '' } : await localFileFacts(src)
  const about = [length, size].filter(Boolean).join(' · ')
  return (
    <figure className={isLead ? 'lg:grid lg:grid-cols-[5fr_1fr] lg:items-end lg:gap-8' : ''}>
      {provider ? <ProvidersVideo video={video} {...provider} /> : <HostedVideo video={video} />}
      <figcaption className="mt-2 text-[0.875rem] leading-snug">
        <span className="block font-semibold">{runningText(title)}</span>
        {about && <span className="text-muted">{about}</span>}
      </figcaption>
    </figure>
  )
}

/** A video in `public/`. The browser loads nothing before it is played. */
async function HostedVideo({ video: { src, title, poster, subtitles } }: { video: VideoContent }) {
  const copy = copyHere()
  return (
    <video
      src={src}
      poster={smallSource(await sizedPicture(poster))}
      aria-label={title}
      controls
      playsInline
      preload="none"
      className={`object-contain ${box}`}
    >
      {subtitles && (
        <track
          kind="captions"
          src={subtitles}
          srcLang={languageHere()}
          label={copy.sections.subtitles}
          default
        />
      )}
    </video>
  )
}

/** A provider's video. Its poster names the provider, which receives no request while the `<details>` is closed. */
async function ProvidersVideo({
  video,
  name,
  address,
}: {
  video: VideoContent
  name: string
  address: string
}) {
  const copy = copyHere()
  return (
    <details className="group/video">
      <summary className="list-none [&::-webkit-details-marker]:hidden">
        <span className={`relative block group-open/video:hidden ${box}`}>
          <FittedPicture
            picture={await sizedPicture(video.poster)}
            shape={16 / 9}
            sizes={`(min-width: 80rem) 62rem, ${phoneColumn}`}
          />
          <span
            aria-hidden="true"
            className="absolute inset-0 m-auto flex size-16 items-center justify-center rounded-full bg-accent pl-1 text-lead text-on-accent"
          >
            ▶
          </span>
        </span>
        <span className="flex min-h-11 items-center py-2.75 font-semibold text-accent">
          <span>
            {copy.sections.playFrom(name)}
            <About what={video.title} />
          </span>
        </span>
      </summary>
      <iframe
        src={address}
        title={video.title}
        loading="lazy"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={`print:hidden ${box}`}
      />
    </details>
  )
}
