/**
 * What the home page shows from other docs. Its page and its Markdown copy use the same parts; in
 * the page's query, these are variables.
 */
export const homeParts = {
  /** ID of the guide with the code and commands. */
  tutorial: 'how-to/first-service',
  /** ID of the guide that lists the libraries by topic. */
  overview: 'libraries',
  /** ID of the guide about the toolkit's maturity. */
  maturity: 'about/roadmap',
  /** Text of the tutorial's commands that prepare a project. Without them, npm can't install the packages. */
  setup: 'npm config set legacy-peer-deps',
  /** Text of the tutorial's install command. */
  install: 'npm install @softkit/bootstrap',
  /** Title of the tutorial's code block with the request's class. */
  input: 'src/orders/create-order.dto.ts',
  /** Title of the tutorial's code block that starts the service. */
  main: 'src/main.ts',
  /** Text of the tutorial's invalid request. */
  request: `"quantity": 0}'`,
  /** Text of the response to it. */
  response: '"status": 400',
} as const;
