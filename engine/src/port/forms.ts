export { type Field, fieldsOf, ofPlatform } from '@/lib/settings/fields'
export { type FieldKind, type FormField, type FormName, isLeadField } from '@/lib/settings/form-fields'
