export { anchorsOf } from '@/lib/engine/html/anchors'
export { contentsOf, postBody } from '@/lib/engine/html/post-body'
export { ownPathOf } from '@/lib/engine/html/site-links'
export { withSizedPictures } from '@/lib/engine/markdown/markdown-pictures'
