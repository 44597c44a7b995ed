'use client'

/** Shown in place of a page that failed, inside the site's frame, which contains the phone number. */
export { ErrorMessage as default } from '@/components/frame/error-message'
