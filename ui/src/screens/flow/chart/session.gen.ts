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
  width: 723,
  height: 684,
  states: {
    "unknown": {"x":168,"y":24,"width":96,"height":60},
    "guest": {"x":358,"y":180,"width":96,"height":60},
    "member": {"x":168,"y":362,"width":96,"height":60},
    "asking": {"x":48,"y":600,"width":155,"height":60},
    "leaving": {"x":293,"y":600,"width":137,"height":60},
  },
  arrows: [
    {"from":"unknown","to":"member","points":[[200,84],[200,362]],"label":{"x":139,"y":196,"width":122,"height":28},"steps":[{"state":"unknown","event":"session.opened","index":0}]},
    {"from":"unknown","to":"guest","points":[[232,84],[232,104],[406,104],[406,180]],"label":{"x":358,"y":124,"width":96,"height":28},"steps":[{"state":"unknown","event":"session.missing","index":0}]},
    {"from":"guest","to":"member","points":[[377,240],[377,260],[253,260],[253,342],[232,342],[232,362]],"label":{"x":219,"y":294,"width":67,"height":28},"steps":[{"state":"guest","event":"session.opened","index":0}]},
    {"from":"guest","to":"asking","points":[[396,240],[396,552],[141,552],[141,600]],"label":{"x":335,"y":378,"width":122,"height":28},"steps":[{"state":"guest","event":"deed.refused","index":0}]},
    {"from":"member","to":"asking","points":[[192,422],[192,442],[79,442],[79,600]],"label":{"x":24,"y":462,"width":109,"height":56},"steps":[{"state":"member","event":"session.expired","index":0},{"state":"member","event":"session.idle","index":0}]},
    {"from":"member","to":"leaving","points":[[240,422],[240,442],[339,442],[339,600]],"label":{"x":299,"y":476,"width":79,"height":28},"steps":[{"state":"member","event":"buyer.logOut","index":0}]},
    {"from":"asking","to":"guest","points":[[172,600],[172,566],[532,566],[532,274],[415,274],[415,240]],"label":{"x":471,"y":364,"width":122,"height":56},"steps":[{"state":"asking","event":"buyer.confirm","index":0},{"state":"asking","event":"buyer.dismiss","index":0}]},
    {"from":"asking","to":"member","points":[[110,600],[110,538],[216,538],[216,422]],"label":{"x":147,"y":476,"width":138,"height":28},"steps":[{"state":"asking","event":"session.opened","index":0}]},
    {"from":"leaving","to":"guest","points":[[384,600],[384,580],[653,580],[653,260],[434,260],[434,240]],"label":{"x":607,"y":364,"width":92,"height":56},"steps":[{"state":"leaving","event":"xstate.done.actor.logOut","index":0},{"state":"leaving","event":"xstate.error.actor.logOut","index":0}]},
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
     }
    },
    "session.missing": {
     "target": "guest",
     "meta": {
      "actor": "system",
      "action": "로그인 없음"
     }
    }
   }
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
     }
    },
    "deed.refused": {
     "target": "asking",
     "actions": "keepDeed",
     "meta": {
      "actor": "system",
      "action": "로그인이 필요함"
     }
    }
   }
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
     }
    },
    "session.idle": {
     "target": "asking",
     "actions": "noteIdle",
     "meta": {
      "actor": "system",
      "action": "자동 로그아웃"
     }
    },
    "buyer.logOut": {
     "target": "leaving",
     "meta": {
      "actor": "buyer",
      "action": "로그아웃"
     }
    }
   }
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
     }
    },
    "buyer.dismiss": {
     "target": "guest",
     "actions": "forgetNotice",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    },
    "session.opened": {
     "target": "member",
     "actions": "forgetNotice",
     "meta": {
      "actor": "buyer",
      "action": "다른 창에서 로그인"
     }
    }
   }
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
     }
    },
    "onError": {
     "target": "guest",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  unknown : unknown 확인 전\n  guest : guest 비회원\n  member : member 로그인됨\n  asking : asking 로그인할지 묻는 중\n  leaving : leaving 로그아웃하는 중\n  [*] --> unknown\n  unknown --> member : 로그인되어 있음\n  unknown --> guest : 로그인 없음\n  guest --> member : 로그인\n  guest --> asking : 로그인이 필요함\n  member --> asking : 만료<br/>자동 로그아웃\n  member --> leaving : 로그아웃\n  asking --> guest : 로그인하러 가기<br/>닫기\n  asking --> member : 다른 창에서 로그인\n  leaving --> guest : 로그아웃됨<br/>답이 없음\n"
