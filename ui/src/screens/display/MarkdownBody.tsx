import { isOwnPath } from '@jangteo/core/navigation/pageOpening.rules'
import { lexer } from 'marked'
import type { MarkedToken, Token, Tokens } from 'marked'
import { createElement, Fragment, useMemo } from 'react'
import type { ReactNode } from 'react'
import { AppLink } from '../../parts/action/AppLink.tsx'
import styles from './Markdown.module.css'

/** Headings of a text stand below the page's own. */
const HEADINGS = ['h2', 'h2', 'h3', 'h4', 'h4', 'h4'] as const

const SECURE_URL = /^https:\/\/[^\s\\]+$/i

/** Renders a text of Markdown from its tokens: no HTML is made on the way, so none of a writer's is run. */
export function MarkdownBody({ text }: { readonly text: string }) {
  const tokens = useMemo(() => lexer(text), [text])
  return <div className={styles.text}>{rendered(tokens)}</div>
}

type Renderers = {
  readonly [Type in MarkedToken['type']]: (
    token: Extract<MarkedToken, { readonly type: Type }>,
  ) => ReactNode
}

const RENDERERS: Renderers = {
  blockquote: ({ tokens }) => <blockquote className={styles.quote}>{rendered(tokens)}</blockquote>,
  br: () => <br />,
  checkbox: () => null,
  code: ({ text }) => <pre className={styles.code}>{text}</pre>,
  codespan: ({ text }) => <code>{text}</code>,
  def: () => null,
  del: ({ tokens }) => <del>{rendered(tokens)}</del>,
  em: ({ tokens }) => <em>{rendered(tokens)}</em>,
  escape: ({ text }) => text,
  heading: ({ depth, tokens }) =>
    createElement(HEADINGS[depth - 1] ?? 'h4', { className: styles.heading }, rendered(tokens)),
  hr: () => <hr className={styles.rule} />,
  html: ({ raw }) => raw,
  image: ({ href, text }) =>
    isOwnPath(href) ? (
      <img className={styles.picture} src={href} alt={text} loading="lazy" />
    ) : (
      text
    ),
  link: (token) => <TextLink link={token} />,
  list: (token) => <Items list={token} />,
  list_item: ({ tokens }) => <li>{rendered(tokens)}</li>,
  paragraph: ({ tokens }) => <p>{rendered(tokens)}</p>,
  space: () => null,
  strong: ({ tokens }) => <strong>{rendered(tokens)}</strong>,
  table: (token) => <Table table={token} />,
  text: ({ text, tokens }) => (tokens === undefined ? text : rendered(tokens)),
}

function renderedToken(token: Token): ReactNode {
  const { [token.type as MarkedToken['type']]: renderer } = RENDERERS
  return (renderer as (token: Token) => ReactNode)(token)
}

/** Children of a text never change places, so they need no keys. */
function inPlace(children: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...children)
}

function rendered(tokens: readonly Token[]): ReactNode {
  return inPlace(tokens.map(renderedToken))
}

/** A link to a page of ours, or to a secure one elsewhere; any other is its text. */
function TextLink({ link: { href, tokens } }: { readonly link: Tokens.Link }) {
  if (!isOwnPath(href) && !SECURE_URL.test(href)) return rendered(tokens)
  return (
    <AppLink className={styles.link} to={href}>
      {rendered(tokens)}
    </AppLink>
  )
}

function Items({ list: { ordered, start, items } }: { readonly list: Tokens.List }) {
  const content = rendered(items)
  return ordered ? (
    <ol className={styles.list} start={start === '' ? undefined : start}>
      {content}
    </ol>
  ) : (
    <ul className={styles.list}>{content}</ul>
  )
}

function headCell({ tokens }: Tokens.TableCell): ReactNode {
  return (
    <th scope="col" className={styles.cell} data-head="true">
      {rendered(tokens)}
    </th>
  )
}

function bodyCell({ tokens }: Tokens.TableCell): ReactNode {
  return <td className={styles.cell}>{rendered(tokens)}</td>
}

function bodyRow(cells: readonly Tokens.TableCell[]): ReactNode {
  return <tr>{inPlace(cells.map(bodyCell))}</tr>
}

function Table({ table: { header, rows } }: { readonly table: Tokens.Table }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>{inPlace(header.map(headCell))}</tr>
        </thead>
        <tbody>{inPlace(rows.map(bodyRow))}</tbody>
      </table>
    </div>
  )
}
