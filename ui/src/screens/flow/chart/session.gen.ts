// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "session",
  label: "로그인 상태",
  start: "unknown",
  guards: [],
  keeps: [],
  refusals: {},
  states: [
    {"state":"unknown","label":"확인 전","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"session.opened","index":0,"target":"member","actor":"system","action":"로그인되어 있음","guard":null,"effects":[],"otherwise":null},{"event":"session.missing","index":0,"target":"guest","actor":"system","action":"로그인 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"guest","label":"비회원","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"session.opened","index":0,"target":"member","actor":"buyer","action":"로그인","guard":null,"effects":[],"otherwise":null},{"event":"deed.refused","index":0,"target":"asking","actor":"system","action":"로그인이 필요함","guard":null,"effects":["keepDeed"],"otherwise":null}]},
    {"state":"member","label":"로그인됨","tags":["loggedIn"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"session.expired","index":0,"target":"asking","actor":"system","action":"만료","guard":null,"effects":["noteExpired"],"otherwise":null},{"event":"session.idle","index":0,"target":"asking","actor":"system","action":"자동 로그아웃","guard":null,"effects":["noteIdle"],"otherwise":null},{"event":"buyer.logOut","index":0,"target":"leaving","actor":"buyer","action":"로그아웃","guard":null,"effects":[],"otherwise":null}]},
    {"state":"asking","label":"로그인할지 묻는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"guest","actor":"buyer","action":"로그인하러 가기","guard":null,"effects":["goToLogin","forgetNotice"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"guest","actor":"buyer","action":"닫기","guard":null,"effects":["forgetNotice"],"otherwise":null},{"event":"session.opened","index":0,"target":"member","actor":"buyer","action":"다른 창에서 로그인","guard":null,"effects":["forgetNotice"],"otherwise":null}]},
    {"state":"leaving","label":"로그아웃하는 중","tags":["busy"],"entry":[],"asks":["logOut"],"otherwise":null,"steps":[{"event":"xstate.done.actor.logOut","index":0,"target":"guest","actor":"system","action":"로그아웃됨","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.logOut","index":0,"target":"guest","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 725,
  height: 714,
  states: {
    "unknown": {"x":70,"y":24,"width":96,"height":60},
    "guest": {"x":269,"y":192,"width":96,"height":60},
    "member": {"x":460,"y":374,"width":96,"height":60},
    "asking": {"x":521,"y":612,"width":156,"height":60},
    "leaving": {"x":293,"y":612,"width":138,"height":78},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"unknown","to":"member","points":[[134,84],[134,108],[524,108],[524,374]],"label":{"x":463,"y":208,"width":122,"height":28},"steps":[{"state":"unknown","event":"session.opened","index":0}]},
    {"from":"unknown","to":"guest","points":[[102,84],[102,122],[317,122],[317,192]],"label":{"x":269,"y":136,"width":96,"height":28},"steps":[{"state":"unknown","event":"session.missing","index":0}]},
    {"from":"guest","to":"member","points":[[346,252],[346,272],[471,272],[471,354],[492,354],[492,374]],"label":{"x":437,"y":306,"width":68,"height":28},"steps":[{"state":"guest","event":"session.opened","index":0}]},
    {"from":"guest","to":"asking","points":[[327,252],[327,564],[584,564],[584,612]],"label":{"x":266,"y":390,"width":122,"height":28},"steps":[{"state":"guest","event":"deed.refused","index":0}]},
    {"from":"member","to":"asking","points":[[532,434],[532,454],[646,454],[646,612]],"label":{"x":591,"y":474,"width":110,"height":56},"steps":[{"state":"member","event":"session.expired","index":0},{"state":"member","event":"session.idle","index":0}]},
    {"from":"member","to":"leaving","points":[[484,434],[484,454],[385,454],[385,612]],"label":{"x":345,"y":488,"width":80,"height":28},"steps":[{"state":"member","event":"buyer.logOut","index":0}]},
    {"from":"asking","to":"guest","points":[[552,612],[552,578],[191,578],[191,286],[308,286],[308,252]],"label":{"x":130,"y":376,"width":122,"height":56},"steps":[{"state":"asking","event":"buyer.confirm","index":0},{"state":"asking","event":"buyer.dismiss","index":0}]},
    {"from":"asking","to":"member","points":[[615,612],[615,550],[508,550],[508,434]],"label":{"x":439,"y":488,"width":138,"height":28},"steps":[{"state":"asking","event":"session.opened","index":0}]},
    {"from":"leaving","to":"guest","points":[[339,612],[339,592],[70,592],[70,272],[289,272],[289,252]],"label":{"x":24,"y":376,"width":92,"height":56},"steps":[{"state":"leaving","event":"xstate.done.actor.logOut","index":0},{"state":"leaving","event":"xstate.error.actor.logOut","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "session",
 "meta": {
  "label": "로그인 상태"
 },
 "context": {
  "notice": null,
  "returnUrl": null
 },
 "initial": "unknown",
 "states": {
  "unknown": {
   "meta": {
    "label": "확인 전"
   },
   "on": {
    "session.opened": {
     "target": "member",
     "meta": {
      "actor": "system",
      "action": "로그인되어 있음"
     },
     "description": "시스템: 로그인되어 있음"
    },
    "session.missing": {
     "target": "guest",
     "meta": {
      "actor": "system",
      "action": "로그인 없음"
     },
     "description": "시스템: 로그인 없음"
    }
   },
   "description": "확인 전"
  },
  "guest": {
   "meta": {
    "label": "비회원"
   },
   "on": {
    "session.opened": {
     "target": "member",
     "meta": {
      "actor": "buyer",
      "action": "로그인"
     },
     "description": "구매자: 로그인"
    },
    "deed.refused": {
     "target": "asking",
     "actions": "keepDeed",
     "meta": {
      "actor": "system",
      "action": "로그인이 필요함"
     },
     "description": "시스템: 로그인이 필요함"
    }
   },
   "description": "비회원"
  },
  "member": {
   "meta": {
    "label": "로그인됨"
   },
   "tags": [
    "loggedIn"
   ],
   "on": {
    "session.expired": {
     "target": "asking",
     "actions": "noteExpired",
     "meta": {
      "actor": "system",
      "action": "만료"
     },
     "description": "시스템: 만료"
    },
    "session.idle": {
     "target": "asking",
     "actions": "noteIdle",
     "meta": {
      "actor": "system",
      "action": "자동 로그아웃"
     },
     "description": "시스템: 자동 로그아웃"
    },
    "buyer.logOut": {
     "target": "leaving",
     "meta": {
      "actor": "buyer",
      "action": "로그아웃"
     },
     "description": "구매자: 로그아웃"
    }
   },
   "description": "로그인됨"
  },
  "asking": {
   "meta": {
    "label": "로그인할지 묻는 중"
   },
   "on": {
    "buyer.confirm": {
     "target": "guest",
     "actions": [
      "goToLogin",
      "forgetNotice"
     ],
     "meta": {
      "actor": "buyer",
      "action": "로그인하러 가기"
     },
     "description": "구매자: 로그인하러 가기"
    },
    "buyer.dismiss": {
     "target": "guest",
     "actions": "forgetNotice",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    },
    "session.opened": {
     "target": "member",
     "actions": "forgetNotice",
     "meta": {
      "actor": "buyer",
      "action": "다른 창에서 로그인"
     },
     "description": "구매자: 다른 창에서 로그인"
    }
   },
   "description": "로그인할지 묻는 중"
  },
  "leaving": {
   "meta": {
    "label": "로그아웃하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "logOut",
    "src": "logOut",
    "onDone": {
     "target": "guest",
     "meta": {
      "actor": "system",
      "action": "로그아웃됨"
     },
     "description": "시스템: 로그아웃됨"
    },
    "onError": {
     "target": "guest",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "로그아웃하는 중"
  }
 },
 "description": "로그인 상태"
}

export const MERMAID = "stateDiagram-v2\n  unknown : unknown 확인 전\n  guest : guest 비회원\n  member : member 로그인됨\n  asking : asking 로그인할지 묻는 중\n  leaving : leaving 로그아웃하는 중<br/>do / logOut\n  [*] --> unknown\n  unknown --> member : 로그인되어 있음\n  unknown --> guest : 로그인 없음\n  guest --> member : 로그인\n  guest --> asking : 로그인이 필요함\n  member --> asking : 만료<br/>자동 로그아웃\n  member --> leaving : 로그아웃\n  asking --> guest : 로그인하러 가기<br/>닫기\n  asking --> member : 다른 창에서 로그인\n  leaving --> guest : 로그아웃됨<br/>답이 없음\n"
