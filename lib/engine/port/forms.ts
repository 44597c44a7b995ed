export { type Field, fieldsOf, ofPlatform } from '@/lib/site/settings/fields'
export { type FieldKind, type FormField, type FormName, isLeadField } from '@/lib/site/settings/form-fields'
