// In development Next.js would find a new file at the second view: it takes the list of `generateStaticParams` from before the first.
export { default, generateMetadata } from './markdown-page'
