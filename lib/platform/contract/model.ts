import type { ContentOf, KindOf, Lists, ResourceName, SingletonName } from '@/lib/resources'

/** The content of each kind, the same under both contract descriptions. */
export type KindContent = Lists & { [K in SingletonName]: ContentOf<K> }

/** The content of each resource. */
export type Content = { [R in ResourceName]: KindContent[KindOf<R>] }
