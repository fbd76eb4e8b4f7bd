// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "login",
  label: "로그인",
  start: "typing",
  guards: ["hasGap","isBlocked","isDormant","isWelcome","isWelcomeWithOldPassword"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"typing","label":"입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.submit","index":0,"target":"typing","actor":"buyer","action":"빠진 칸 있음","guard":"hasGap","effects":["keepGap"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"asking","actor":"buyer","action":"로그인","guard":null,"effects":["keepForm"],"otherwise":null},{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"다시 입력","guard":null,"effects":["forgetReason"],"otherwise":null}]},
    {"state":"asking","label":"확인하는 중","tags":["busy"],"entry":[],"asks":["logIn"],"otherwise":null,"steps":[{"event":"xstate.done.actor.logIn","index":0,"target":"welcome","actor":"system","action":"로그인됨","guard":"isWelcome","effects":[],"otherwise":null},{"event":"xstate.done.actor.logIn","index":1,"target":"suggesting","actor":"system","action":"오래된 비밀번호","guard":"isWelcomeWithOldPassword","effects":[],"otherwise":null},{"event":"xstate.done.actor.logIn","index":2,"target":"blocked","actor":"system","action":"차단","guard":"isBlocked","effects":["keepReason"],"otherwise":null},{"event":"xstate.done.actor.logIn","index":3,"target":"dormant","actor":"system","action":"휴면","guard":"isDormant","effects":["keepReason"],"otherwise":null},{"event":"xstate.done.actor.logIn","index":4,"target":"typing","actor":"system","action":"일치하지 않음","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.logIn","index":0,"target":"typing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"blocked","label":"5분 동안 차단됨","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"다른 아이디로","guard":null,"effects":["forgetReason"],"otherwise":null},{"event":"system.unblocked","index":0,"target":"typing","actor":"system","action":"차단 해제","guard":null,"effects":["forgetReason"],"otherwise":null},{"event":"buyer.resetPassword","index":0,"target":"resetting","actor":"buyer","action":"비밀번호 찾기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"dormant","label":"휴면 상태","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.resetPassword","index":0,"target":"resetting","actor":"buyer","action":"비밀번호 재설정","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"typing","actor":"buyer","action":"닫기","guard":null,"effects":["forgetReason"],"otherwise":null}]},
    {"state":"suggesting","label":"비밀번호 변경을 권하는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.changePassword","index":0,"target":"changing","actor":"buyer","action":"지금 변경","guard":null,"effects":[],"otherwise":null},{"event":"buyer.postpone","index":0,"target":"welcome","actor":"buyer","action":"나중에","guard":null,"effects":[],"otherwise":null}]},
    {"state":"welcome","label":"로그인됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"changing","label":"비밀번호 변경으로 이동","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"resetting","label":"비밀번호 재설정으로 이동","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 672,
  height: 668,
  states: {
    "typing": {"x":396,"y":24,"width":109,"height":60},
    "asking": {"x":270,"y":234,"width":109,"height":60},
    "blocked": {"x":371,"y":416,"width":136,"height":60},
    "dormant": {"x":535,"y":416,"width":96,"height":60},
    "suggesting": {"x":134,"y":416,"width":200,"height":60},
    "welcome": {"x":52,"y":584,"width":96,"height":60},
    "changing": {"x":176,"y":584,"width":182,"height":60},
    "resetting": {"x":452,"y":584,"width":196,"height":60},
  },
  arrows: [
    {"from":"typing","to":"typing","points":[[396,44],[380,44],[380,64],[396,64]],"label":{"x":274,"y":26,"width":100,"height":56},"steps":[{"state":"typing","event":"buyer.submit","index":0},{"state":"typing","event":"buyer.retype","index":0}]},
    {"from":"typing","to":"asking","points":[[418,84],[418,104],[241,104],[241,214],[307,214],[307,234]],"label":{"x":207,"y":152,"width":67,"height":28},"steps":[{"state":"typing","event":"buyer.submit","index":1}]},
    {"from":"asking","to":"welcome","points":[[292,294],[292,314],[64,314],[64,564],[84,564],[84,584]],"label":{"x":24,"y":432,"width":79,"height":28},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":0}]},
    {"from":"asking","to":"suggesting","points":[[314,294],[314,328],[234,328],[234,416]],"label":{"x":173,"y":348,"width":122,"height":28},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":1}]},
    {"from":"asking","to":"blocked","points":[[336,294],[336,396],[416,396],[416,416]],"label":{"x":309,"y":348,"width":54,"height":28},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":2}]},
    {"from":"asking","to":"dormant","points":[[357,294],[357,314],[554,314],[554,396],[567,396],[567,416]],"label":{"x":527,"y":348,"width":54,"height":28},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":3}]},
    {"from":"asking","to":"typing","points":[[343,234],[343,118],[440,118],[440,84]],"label":{"x":288,"y":138,"width":109,"height":56},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":4},{"state":"asking","event":"xstate.error.actor.logIn","index":0}]},
    {"from":"blocked","to":"typing","points":[[462,416],[462,84]],"label":{"x":407,"y":236,"width":109,"height":56},"steps":[{"state":"blocked","event":"buyer.retype","index":0},{"state":"blocked","event":"system.unblocked","index":0}]},
    {"from":"blocked","to":"resetting","points":[[439,476],[439,564],[518,564],[518,584]],"label":{"x":385,"y":516,"width":109,"height":28},"steps":[{"state":"blocked","event":"buyer.resetPassword","index":0}]},
    {"from":"dormant","to":"resetting","points":[[583,476],[583,584]],"label":{"x":522,"y":516,"width":122,"height":28},"steps":[{"state":"dormant","event":"buyer.resetPassword","index":0}]},
    {"from":"dormant","to":"typing","points":[[599,416],[599,104],[484,104],[484,84]],"label":{"x":572,"y":250,"width":54,"height":28},"steps":[{"state":"dormant","event":"buyer.dismiss","index":0}]},
    {"from":"suggesting","to":"changing","points":[[267,476],[267,584]],"label":{"x":226,"y":516,"width":83,"height":28},"steps":[{"state":"suggesting","event":"buyer.changePassword","index":0}]},
    {"from":"suggesting","to":"welcome","points":[[200,476],[200,496],[116,496],[116,584]],"label":{"x":83,"y":516,"width":67,"height":28},"steps":[{"state":"suggesting","event":"buyer.postpone","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "login",
 "meta": {
  "label": "로그인"
 },
 "context": {
  "form": {
   "loginId": "",
   "password": ""
  },
  "reason": null
 },
 "initial": "typing",
 "states": {
  "typing": {
   "meta": {
    "label": "입력하는 중"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "buyer.submit": [
     {
      "target": "typing",
      "guard": "hasGap",
      "actions": "keepGap",
      "meta": {
       "actor": "buyer",
       "action": "빠진 칸 있음"
      }
     },
     {
      "target": "asking",
      "actions": "keepForm",
      "meta": {
       "actor": "buyer",
       "action": "로그인"
      }
     }
    ],
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetReason",
     "meta": {
      "actor": "buyer",
      "action": "다시 입력"
     }
    }
   }
  },
  "asking": {
   "meta": {
    "label": "확인하는 중"
   },
   "tags": [
    "busy"
   ],
   "exit": "forgetPassword",
   "invoke": {
    "id": "logIn",
    "src": "logIn",
    "onDone": [
     {
      "target": "welcome",
      "guard": "isWelcome",
      "meta": {
       "actor": "system",
       "action": "로그인됨"
      }
     },
     {
      "target": "suggesting",
      "guard": "isWelcomeWithOldPassword",
      "meta": {
       "actor": "system",
       "action": "오래된 비밀번호"
      }
     },
     {
      "target": "blocked",
      "guard": "isBlocked",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "차단"
      }
     },
     {
      "target": "dormant",
      "guard": "isDormant",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "휴면"
      }
     },
     {
      "target": "typing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "일치하지 않음"
      }
     }
    ],
    "onError": {
     "target": "typing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "blocked": {
   "meta": {
    "label": "5분 동안 차단됨"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetReason",
     "meta": {
      "actor": "buyer",
      "action": "다른 아이디로"
     }
    },
    "system.unblocked": {
     "target": "typing",
     "actions": "forgetReason",
     "meta": {
      "actor": "system",
      "action": "차단 해제"
     }
    },
    "buyer.resetPassword": {
     "target": "resetting",
     "meta": {
      "actor": "buyer",
      "action": "비밀번호 찾기"
     }
    }
   }
  },
  "dormant": {
   "meta": {
    "label": "휴면 상태"
   },
   "on": {
    "buyer.resetPassword": {
     "target": "resetting",
     "meta": {
      "actor": "buyer",
      "action": "비밀번호 재설정"
     }
    },
    "buyer.dismiss": {
     "target": "typing",
     "actions": "forgetReason",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
  },
  "suggesting": {
   "meta": {
    "label": "비밀번호 변경을 권하는 중"
   },
   "on": {
    "buyer.changePassword": {
     "target": "changing",
     "meta": {
      "actor": "buyer",
      "action": "지금 변경"
     }
    },
    "buyer.postpone": {
     "target": "welcome",
     "meta": {
      "actor": "buyer",
      "action": "나중에"
     }
    }
   }
  },
  "welcome": {
   "meta": {
    "label": "로그인됨"
   },
   "tags": [
    "terminal"
   ]
  },
  "changing": {
   "meta": {
    "label": "비밀번호 변경으로 이동"
   },
   "tags": [
    "terminal"
   ]
  },
  "resetting": {
   "meta": {
    "label": "비밀번호 재설정으로 이동"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  typing : typing 입력하는 중\n  asking : asking 확인하는 중\n  blocked : blocked 5분 동안 차단됨\n  dormant : dormant 휴면 상태\n  suggesting : suggesting 비밀번호 변경을 권하는 중\n  welcome : welcome 로그인됨\n  changing : changing 비밀번호 변경으로 이동\n  resetting : resetting 비밀번호 재설정으로 이동\n  [*] --> typing\n  typing --> typing : 빠진 칸 있음<br/>다시 입력\n  typing --> asking : 로그인\n  asking --> welcome : 로그인됨\n  asking --> suggesting : 오래된 비밀번호\n  asking --> blocked : 차단\n  asking --> dormant : 휴면\n  asking --> typing : 일치하지 않음<br/>답이 없음\n  blocked --> typing : 다른 아이디로<br/>차단 해제\n  blocked --> resetting : 비밀번호 찾기\n  dormant --> resetting : 비밀번호 재설정\n  dormant --> typing : 닫기\n  suggesting --> changing : 지금 변경\n  suggesting --> welcome : 나중에\n  welcome --> [*]\n  changing --> [*]\n  resetting --> [*]\n"
