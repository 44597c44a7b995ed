export { type Ground, groundOf, logoOn, logoSize } from './colours/logo'
export { isLocal, sizedPicture } from './pictures/local-pictures'
export {
  aboutPicture,
  heroPicture,
  pictureFit,
  shapeOf,
  shapeOfList,
  showPictures,
} from './pictures/picture-fit'
