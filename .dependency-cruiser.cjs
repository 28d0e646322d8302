// Imports run one way: web, functions → domain/games/<title> → domain/kernel; infra → functions.
const no = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } });

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-imports-nothing-outside',
      severity: 'error',
      from: { path: '^domain' },
      to: { pathNot: '^domain' },
    },
    no('kernel-knows-no-title', '^domain/(kernel|drawing)', '^domain/games'),
    {
      name: 'drawings-import-drawing-and-their-title',
      severity: 'error',
      from: { path: '^domain/games/([^/]+)/drawing/' },
      to: { pathNot: '^domain/(drawing/|kernel/|games/$1/)' },
    },
    {
      name: 'titles-never-import-each-other',
      severity: 'error',
      from: { path: '^domain/games/([^/]+)/' },
      to: { path: '^domain/games/[^/]+/', pathNot: '^domain/games/$1/' },
    },
    {
      name: 'web-games-never-import-each-other',
      severity: 'error',
      from: { path: '^web/games/([^/]+)/' },
      to: { path: '^web/games/[^/]+/', pathNot: '^web/games/$1/' },
    },
    no('functions-know-no-web', '^functions', '^web'),
    no('nothing-deployed-reaches-a-notation', '^(functions|web)', '/notation/'),
    {
      name: 'no-rule-needs-a-notation',
      severity: 'error',
      from: { path: '^domain', pathNot: '/(notation|sections|editions)/' },
      to: { path: '/notation/' },
    },
    no('only-the-picture-function-renders', '^functions/(?!picture/)', 'node_modules/@resvg'),
    no('functions-know-no-infra', '^functions', '^(infra|commands|test)'),
    no('web-knows-no-server', '^web', '^(infra|commands|test)'),
    {
      name: 'web-knows-the-contract-only',
      severity: 'error',
      from: { path: '^web' },
      to: { path: '^functions', pathNot: '^functions/contract/' },
    },
    {
      name: 'web-takes-types-and-routes-of-the-contract',
      severity: 'error',
      from: { path: '^web' },
      to: { path: '^functions', pathNot: '^functions/contract/routes\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'a-lambda-imports-itself-server-contract-domain',
      severity: 'error',
      from: { path: '^functions/(api|projector|notifier|timekeeper|picture|feedback)/' },
      to: { path: '^functions', pathNot: '^functions/($1|server|contract)/' },
    },
    no(
      'the-server-knows-no-lambda',
      '^functions/(server|contract)/',
      '^functions/(api|projector|notifier|timekeeper|picture|feedback)/',
    ),
    no('infra-knows-no-web', '^infra', '^(web|test)'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node'],
    },
  },
};
