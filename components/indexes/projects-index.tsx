import { recordsOnPage } from '@/lib/indexes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'
import { ProjectCard } from '../cards/project-card'
import { Container } from '../layout/container'
import { Grid } from '../layout/grid'
import { NextStep } from '../sections/next-step'
import { IndexFrame } from './index-frame'

export async function ProjectsIndex({ page }: { page: number }) {
  const site = await getSite()
  return (
    <>
      <IndexFrame site={site} name="projects" page={page}>
        <Container>
          <div className="pb-16 sm:pb-24">
            <Grid most="two">
              {recordsOnPage(site, 'projects', page).map((project) => (
                <ProjectCard key={project.slug} project={project} level={2} />
              ))}
            </Grid>
          </div>
        </Container>
      </IndexFrame>
      <NextStep title={copy.projects.next} text={copy.projects.nextText} settings={site.settings} />
    </>
  )
}
