// `npm run dev` uses this file, and a build uses page.build.tsx (`pageExtensions` in engine/src/next-config/next-config.ts). There is no
// `generateStaticParams` here: its list is read before a page is rendered, so a new Markdown file would answer 404 to its first request.
export { default, generateMetadata } from './markdown-page'
