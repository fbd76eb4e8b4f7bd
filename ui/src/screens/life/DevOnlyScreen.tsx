export function DevOnlyScreen() {
  return <p>개발</p>
}
