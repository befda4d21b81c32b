/** Of the report's page, which is one file and loads nothing. */
export const style = `
:root { color-scheme: light dark; --line: #8a8f98; --soft: #f1f3f6; --bar: #1a7f4b; --bad: #b3261e; --link: #0b4fb3; --back: #ffffff; --ink: #16181d; }
@media (prefers-color-scheme: dark) { :root { --line: #7b828d; --soft: #23272e; --bar: #4cc38a; --bad: #ff8a80; --link: #9cc2ff; --back: #14161a; --ink: #eceff4; } }
* { box-sizing: border-box; }
body { background: var(--back); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; }
h2 { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; min-width: 100%; }
caption { text-align: start; padding-block: .5rem; }
th, td { border-bottom: 1px solid var(--line); padding: .4rem .75rem .4rem 0; text-align: start; vertical-align: top; }
td { font-variant-numeric: tabular-nums; white-space: nowrap; }
meter { accent-color: var(--bar); display: block; width: 9rem; }
code { font-size: .9em; overflow-wrap: anywhere; }
details { background: var(--soft); border-radius: .5rem; margin-block: .5rem; padding: .5rem .75rem; }
a { color: var(--link); }
summary { cursor: pointer; }
:is(a, summary):focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
.failed { color: var(--bad); font-weight: 600; }
`
