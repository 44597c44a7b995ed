export { fixedPictureProps, pictureProps, smallSource } from '@/lib/engine/pictures/picture'
