export { default, generateMetadata } from '../../page'

/** Returns no paths: a later page of the list is rendered at its first request, and kept. */
export const generateStaticParams = () => []
