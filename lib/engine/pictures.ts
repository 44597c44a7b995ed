export { type Ground, groundOf, logoOn, logoSize } from '@/lib/engine/colours/logo'
export { isLocal, sizedPicture } from '@/lib/engine/pictures/local-pictures'
export {
  aboutPicture,
  frameOf,
  frameOfList,
  heroPicture,
  pictureFit,
  showPictures,
} from '@/lib/engine/pictures/picture-fit'
