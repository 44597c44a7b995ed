import { z } from 'zod'
import { ownRows } from '@site-starter/engine/own-data'

/** The minimum age for each course, by slug. */
const minimumAges: { [course: string]: number } = {
  'categoria-b': 17,
  'categoria-a': 20,
  'categoria-a1': 16,
  'categoria-am': 16,
}

const columns = { Turma: z.string(), Dias: z.string(), Horas: z.string(), 'Próximo início': z.string() }

/** The classes of the timetable as options of the form. */
export const classes = () =>
  ownRows('horario.csv', columns).map(
    ({ Turma, Dias, Horas }) => `${Turma} (${Dias.toLowerCase()}, ${Horas})`,
  )

/** The minimum age for a course, and the day from which a person can enrol. */
export function admission(course: string, birthDate: string) {
  const age = minimumAges[course] ?? 18
  return { age, day: birthday(birthDate, age) }
}

/** The date on which a person reaches this age. */
export function birthday(birthDate: string, age: number): string {
  const day = new Date(birthDate)
  day.setUTCFullYear(day.getUTCFullYear() + age)
  return day.toISOString().slice(0, 10)
}
