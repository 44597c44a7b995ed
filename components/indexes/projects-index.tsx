import type { ProjectCardContent } from '@/lib/lists/cards'
import type { FrameSettings } from '@/lib/pages/frame'
import type { ListContent } from '@/lib/pages/kinds/lists'
import { showPictures } from '@/lib/pictures/picture-fit'
import { copy } from '@/site.copy'
import { ProjectCard } from '../cards/project-card'
import { Container } from '../layout/container'
import { Grid } from '../layout/grid'
import { NextStep } from '../sections/next-step'
import { IndexFrame } from './index-frame'

interface ProjectsIndexProps {
  list: ListContent<ProjectCardContent>
  settings: FrameSettings
}

export function ProjectsIndex({ list, settings }: ProjectsIndexProps) {
  const pictured = showPictures(list.records.map(({ cover }) => cover))
  return (
    <>
      <IndexFrame list={list}>
        <Container>
          <div className="pb-16 sm:pb-24">
            <Grid columns="two">
              {list.records.map((project) => (
                <ProjectCard key={project.slug} project={project} level={2} pictured={pictured} />
              ))}
            </Grid>
          </div>
        </Container>
      </IndexFrame>
      <NextStep title={copy.projects.next} text={copy.projects.nextText} settings={settings} />
    </>
  )
}
