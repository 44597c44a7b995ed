import { expect, test } from '@playwright/test'
import { problemOfPostedForm } from '../../../lib/next/posted-action'

/** Ids as Next.js writes them: the first byte says which arguments the action takes. */
const takesForm = `40${'a'.repeat(40)}`
const takesStateAndForm = `60${'b'.repeat(40)}`
const takesThree = `70${'c'.repeat(40)}`

function posted(fields: Record<string, string>, actionId: string | null = null): string | undefined {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return problemOfPostedForm(form, actionId)
}

const plain = (id: string, bound: unknown[]) => ({
  $ACTION_REF_1: '',
  '$ACTION_1:0': JSON.stringify({ id, bound: '$@1' }),
  '$ACTION_1:1': JSON.stringify(bound),
})
const call = (...args: unknown[]) => ({ 0: JSON.stringify(args), _1_email: 'ana@exemplo.pt' })

test('every way in which a form reaches its action is let through', () => {
  expect(posted(call('$K1'), takesForm)).toBeUndefined()
  expect(posted(call('$undefined', '$K1'), takesStateAndForm)).toBeUndefined()
  expect(posted(call('Feito.', '$K1'), takesStateAndForm)).toBeUndefined()
  expect(posted(call({ step: 2, done: [true, null, '$$5'] }, '$K1'), takesStateAndForm)).toBeUndefined()
  expect(posted(call('bound', 1, '$K1'), takesThree)).toBeUndefined()
  expect(posted({ [`$ACTION_ID_${takesForm}`]: '', email: 'x' })).toBeUndefined()
  expect(posted({ [`$ACTION_ID_00${'d'.repeat(40)}`]: '' })).toBeUndefined()
  expect(
    posted({ ...plain(takesStateAndForm, ['$undefined']), $ACTION_KEY: 'k1', email: 'x' }),
  ).toBeUndefined()
  expect(posted({ ...plain(takesThree, [{ a: ['b'] }, 7]), email: 'x' })).toBeUndefined()
})

test('what is no form for the action is refused with its reason', () => {
  const deep = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`)
  for (const [fields, id, why] of [
    [call('$K1'), takesStateAndForm, /takes 2 arguments.* gets 1/],
    [call('$undefined', '$K1'), takesForm, /takes 1 arguments.* gets 2/],
    [call('$K1', 'x'), takesStateAndForm, /a form as its last argument/],
    [call('$F1', '$K1'), takesStateAndForm, /plain data/],
    [call(JSON.parse('{"then":"$@0"}'), '$K1'), takesStateAndForm, /plain data/],
    [call({ $1: 'x' }, '$K1'), takesStateAndForm, /plain data/],
    [call(JSON.parse('{"__proto__":{"x":1}}'), '$K1'), takesStateAndForm, /plain data/],
    [call(deep, '$K1'), takesStateAndForm, /plain data/],
    [{ ...call('$K1'), 1: '"x"' }, takesForm, /no other one/],
    [{ email: 'x' }, null, /name no action/],
    [{ [`$ACTION_ID_${takesStateAndForm}`]: '' }, null, /takes 2 arguments/],
    [plain(takesStateAndForm, ['$F2']), null, /plain data/],
    [plain(takesStateAndForm, []), null, /takes 2 arguments/],
    [{ ...plain(takesStateAndForm, ['x']), '$ACTION_2:0': '{}' }, null, /name no action/],
    [{ ...plain(takesForm, []), [`$ACTION_ID_${takesForm}`]: '' }, null, /name no action/],
  ] as [Record<string, string>, string | null, RegExp][])
    expect(posted(fields, id), JSON.stringify(fields)).toMatch(why)
})

test('an id that is none is left to Next.js, which tells the browser so: the form is of another build', () => {
  expect(posted(call('$undefined', '$K1'), 'f'.repeat(42))).toBeUndefined()
  expect(posted(call('$undefined', '$K1'), 'zz')).toBeUndefined()
})

test('a file is refused', () => {
  const form = new FormData()
  form.append(`$ACTION_ID_${takesForm}`, '')
  form.append('cv', new File(['x'], 'cv.pdf'))
  expect(problemOfPostedForm(form, null)).toBe('forms take no files')
})
