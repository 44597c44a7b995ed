import type { ProjectCardContent } from '@/lib/cards'
import type { FrameSettings } from '@/lib/pages/frame'
import type { ListContent } from '@/lib/pages/lists'
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
  return (
    <>
      <IndexFrame list={list}>
        <Container>
          <div className="pb-16 sm:pb-24">
            <Grid most="two">
              {list.records.map((project) => (
                <ProjectCard key={project.slug} project={project} level={2} />
              ))}
            </Grid>
          </div>
        </Container>
      </IndexFrame>
      <NextStep title={copy.projects.next} text={copy.projects.nextText} settings={settings} />
    </>
  )
}
