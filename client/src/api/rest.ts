/** What is asked of the server outside a table's socket. */
import type {
  BookInfo,
  BotInfo,
  ChangeMe,
  CoachTip,
  ComponentCheck,
  Credentials,
  GameInfo,
  Invitation,
  Lang,
  LessonInfo,
  Me,
  NewTable,
  Position,
  Problem,
  Replay,
  ResetPassword,
  RuleInfo,
  SceneInfo,
  Share,
  SourceInfo,
  SubjectInfo,
  Stored,
  Table,
  Tables,
  Verified,
} from './types'

/** A request was refused: why, as a key and in words. */
export class Refusal extends Error {
  readonly key: string
  readonly detail: string

  constructor({ key, words, detail }: Problem) {
    super(words)
    this.key = key
    this.detail = detail
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Query = Record<string, string | number | boolean | null | undefined>

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const plain = typeof body === 'string'
  const headers = { 'content-type': plain ? 'text/plain' : 'application/json' }
  const sent = body === undefined ? {} : { headers, body: plain ? body : JSON.stringify(body) }
  const answer = await fetch(path, { method, ...sent }).catch(() => null)
  if (!answer) throw new Refusal({ key: 'offline', words: '', detail: '' })
  if (!answer.ok) throw new Refusal(await problem(answer))
  return answer
}

async function problem(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem
  } catch {
    return { key: 'failed', words: answer.statusText, detail: '' }
  }
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body)
  return (await answer.json()) as T
}

async function none(method: Method, path: string, body?: unknown): Promise<void> {
  await ask(method, path, body)
}

/** A path with its query; parameters that are null are left out. */
export function query(path: string, asked: Query): string {
  const given = Object.entries(asked).filter(([, value]) => value !== null && value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text ? `${path}?${text}` : path
}

/** My part of the draws: 32 hex digits that the server cannot previewMove. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`

/** Who I am. */
export const people = {
  me: () => json<Me>('GET', '/api/me'),
  comeIn: (name: string | null, lang: Lang) => json<Me>('POST', '/api/guests', { name, lang }),
  change: (changes: ChangeMe) => json<Me>('PATCH', '/api/me', changes),
  forget: () => none('DELETE', '/api/me'),
  becomeAccount: (data: Credentials) => json<Me>('POST', '/api/me/account', data),
  password: (old: string, fresh: string) =>
    json<Me>('POST', '/api/me/password', { old, new: fresh }),
  endOtherSessions: () => none('DELETE', '/api/me/sessions'),
  login: (data: Credentials) => json<Me>('POST', '/api/login', data),
  logout: () => none('POST', '/api/logout'),
  reset: (data: ResetPassword) => json<Me>('POST', '/api/reset', data),
}

/** What can be played. */
export const games = {
  list: (lang: Lang) => json<GameInfo[]>('GET', query('/api/games', { lang })),
  invitation: (id: string, lang: Lang) =>
    json<Invitation>('GET', query(`${table(id)}/invitation`, { lang })),
  bots: (lang: Lang) => json<BotInfo[]>('GET', query('/api/bots', { lang })),
  rules: (game: string, lang: Lang) =>
    json<RuleInfo[]>('GET', query(`/api/games/${encodeURIComponent(game)}/rules`, { lang })),
  subjects: (game: string, lang: Lang) =>
    json<SubjectInfo[]>('GET', query(`/api/games/${encodeURIComponent(game)}/subjects`, { lang })),
  /** The same of a table that has components of its own. */
  subjectsAt: (table: string, lang: Lang) =>
    json<SubjectInfo[]>(
      'GET',
      query(`/api/tables/${encodeURIComponent(table)}/subjects`, { lang }),
    ),
  book: (game: string, lang: Lang) =>
    json<BookInfo>('GET', query(`/api/games/${encodeURIComponent(game)}/book`, { lang })),
  scene: (game: string, scene: string, lang: Lang) =>
    json<SceneInfo>(
      'GET',
      query(`/api/games/${encodeURIComponent(game)}/scenes/${encodeURIComponent(scene)}`, { lang }),
    ),
  sources: (game: string) =>
    json<SourceInfo[]>('GET', `/api/games/${encodeURIComponent(game)}/sources`),
  componentsPath: (game: string) => `/api/games/${encodeURIComponent(game)}/components`,
  checkComponents: (game: string, text: string) =>
    json<ComponentCheck>('POST', `/api/games/${encodeURIComponent(game)}/components`, text),
}

/** Lessons: those there are, and a table for one, at the beginning of a chapter. */
export const lessons = {
  tips: (game: string, lang: Lang) =>
    json<CoachTip[]>('GET', query(`/api/games/${encodeURIComponent(game)}/coach`, { lang })),
  list: (lang: Lang) => json<LessonInfo[]>('GET', query('/api/lessons', { lang })),
  begin: (game: string, lesson: string, chapter: number) =>
    json<Table>('POST', `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, {
      chapter,
    }),
}

/** The lobby, and what is done to a table as a whole. */
export const tables = {
  list: () => json<Tables>('GET', '/api/tables'),
  make: (made: NewTable) => json<Table>('POST', '/api/tables', made),
  show: (id: string) => json<Table>('GET', table(id)),
  components: (id: string) => json<ComponentCheck>('GET', `${table(id)}/components`),
  join: (id: string, seat: number | null) =>
    json<Table>('POST', `${table(id)}/join`, { seat, nonce: nonce() }),
  leave: (id: string) => json<Table>('POST', `${table(id)}/leave`),
  /** Begin: computers take the free seats, or the seats are taken away. */
  start: (id: string, bots: boolean) => json<Table>('POST', query(`${table(id)}/start`, { bots })),
  share: (id: string) => json<Share>('GET', `${table(id)}/share`),
  rematch: (id: string) => json<Table>('POST', `${table(id)}/rematch`),
  hand: (id: string, seat: number, bot: string | null) =>
    json<Table>('POST', `${table(id)}/hand`, { seat, bot }),
  pause: (id: string, on: boolean) => json<Table>('POST', `${table(id)}/pause`, { on }),
  mute: (id: string, person: string, on: boolean) =>
    json<Table>('POST', `${table(id)}/mute`, { person, on }),
  remove: (id: string, seat: number) => json<Table>('POST', `${table(id)}/remove`, { seat }),
  close: (id: string) => json<Table>('POST', `${table(id)}/close`),
  verify: (id: string) => json<Verified>('GET', `${table(id)}/verify`),
  recordPath: (id: string) => `${table(id)}/record`,
  journalPath: (id: string, seat: number, lang: Lang) =>
    query(`${table(id)}/journal`, { seat, lang }),
}

/** Games that can be looked through: of a table, or of a record that was uploaded. */
export const records = {
  upload: (text: string) => json<Stored>('POST', '/api/records', text),
  replay: (source: string, seat: number | null, open: boolean, lang: Lang) =>
    json<Replay>('GET', query(`${source}/replay`, { seat, open: open || null, lang })),
  /** The position after a line, with what happened after the line `since`. */
  position: (
    source: string,
    line: number,
    since: number,
    seat: number | null,
    open: boolean,
    text: boolean,
    lang: Lang,
  ) =>
    json<Position>(
      'GET',
      query(`${source}/replay/${line}`, {
        seat,
        open: open || null,
        lang,
        text: text || null,
        printed: false,
        since,
      }),
    ),
  ofTable: (id: string) => table(id),
  ofRecord: (id: string) => `/api/records/${encodeURIComponent(id)}`,
}
