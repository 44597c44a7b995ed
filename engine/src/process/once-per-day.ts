import { lisbonDay } from '../text/lisbon-time'

/** Caches the result per object, for as long as the object lives and the day in Lisbon lasts. */
export function oncePerDay<T extends object, U>(make: (source: T) => U): (source: T) => U {
  const made = new WeakMap<T, { day: string; result: U }>()
  return (source) => {
    const day = lisbonDay()
    const known = made.get(source)
    if (known?.day === day) return known.result
    const result = make(source)
    made.set(source, { day, result })
    return result
  }
}
