import { settingsNameChanges } from './0001-settings-name-changes.mjs'
import { defaultsGo } from './0002-defaults.mjs'
import { keysAreRenamed } from './0003-renamed-keys.mjs'

/** In this order, which stays: a new one comes after the others. Each says itself from which version of a clone on it is not needed. */
export const migrations = [settingsNameChanges, defaultsGo, keysAreRenamed]
