import { z } from 'zod'
import { ownRows } from '@site-starter/engine/own-data'

/** The age at which the school takes a student, by the slug of the course. */
const youngest: { [course: string]: number } = {
  'categoria-b': 17,
  'categoria-a': 20,
  'categoria-a1': 16,
  'categoria-am': 16,
}

const columns = { Turma: z.string(), Dias: z.string(), Horas: z.string(), 'Próximo início': z.string() }

/** The classes of the timetable, as the form offers them. */
export const classes = () =>
  ownRows('horario.csv', columns).map(
    ({ Turma, Dias, Horas }) => `${Turma} (${Dias.toLowerCase()}, ${Horas})`,
  )

/** From which age, and so from which day, somebody may enrol in a course. */
export function admission(course: string, birthDate: string) {
  const age = youngest[course] ?? 18
  return { age, day: birthday(birthDate, age) }
}

/** The calendar date on which somebody is so many years old. */
export function birthday(birthDate: string, age: number): string {
  const day = new Date(birthDate)
  day.setUTCFullYear(day.getUTCFullYear() + age)
  return day.toISOString().slice(0, 10)
}
