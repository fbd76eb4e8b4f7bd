// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "signUp",
  label: "회원 가입",
  start: "typing",
  guards: ["hasCode","hasViolations","isFine","isSent"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"typing","label":"입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"다시 입력","guard":null,"effects":["forgetField"],"otherwise":null},{"event":"buyer.checkId","index":0,"target":"checkingId","actor":"buyer","action":"중복확인","guard":null,"effects":["keepAsked"],"otherwise":null},{"event":"buyer.sendCode","index":0,"target":"sendingCode","actor":"buyer","action":"인증번호 받기","guard":null,"effects":["keepAsked"],"otherwise":null},{"event":"buyer.proveCode","index":0,"target":"provingCode","actor":"buyer","action":"인증번호 확인","guard":"hasCode","effects":["keepAsked"],"otherwise":null},{"event":"buyer.submit","index":0,"target":"typing","actor":"buyer","action":"고칠 것 있음","guard":"hasViolations","effects":["keepViolations"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"joining","actor":"buyer","action":"가입","guard":null,"effects":["keepAsked"],"otherwise":null}]},
    {"state":"checkingId","label":"아이디를 확인하는 중","tags":["busy"],"entry":[],"asks":["checkLoginId"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkLoginId","index":0,"target":"typing","actor":"system","action":"쓸 수 있음","guard":"isFine","effects":["keepFreeId"],"otherwise":null},{"event":"xstate.done.actor.checkLoginId","index":1,"target":"typing","actor":"system","action":"이미 있음","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.checkLoginId","index":0,"target":"typing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"sendingCode","label":"인증번호를 보내는 중","tags":["busy"],"entry":[],"asks":["sendCode"],"otherwise":null,"steps":[{"event":"xstate.done.actor.sendCode","index":0,"target":"typing","actor":"system","action":"보냄","guard":"isSent","effects":["keepSent"],"otherwise":null},{"event":"xstate.done.actor.sendCode","index":1,"target":"typing","actor":"system","action":"이미 있음","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.sendCode","index":0,"target":"typing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"provingCode","label":"인증번호를 확인하는 중","tags":["busy"],"entry":[],"asks":["proveCode"],"otherwise":null,"steps":[{"event":"xstate.done.actor.proveCode","index":0,"target":"typing","actor":"system","action":"인증됨","guard":"isFine","effects":["keepProvedEmail"],"otherwise":null},{"event":"xstate.done.actor.proveCode","index":1,"target":"typing","actor":"system","action":"거절","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.proveCode","index":0,"target":"typing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"joining","label":"가입하는 중","tags":["busy"],"entry":[],"asks":["signUp"],"otherwise":null,"steps":[{"event":"xstate.done.actor.signUp","index":0,"target":"joined","actor":"system","action":"가입됨","guard":"isFine","effects":[],"otherwise":null},{"event":"xstate.done.actor.signUp","index":1,"target":"typing","actor":"system","action":"거절","guard":null,"effects":["keepViolations"],"otherwise":null},{"event":"xstate.error.actor.signUp","index":0,"target":"typing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"joined","label":"가입됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 833,
  height: 560,
  states: {
    "typing": {"x":671,"y":24,"width":109,"height":60},
    "checkingId": {"x":49,"y":332,"width":168,"height":60},
    "sendingCode": {"x":271,"y":332,"width":168,"height":60},
    "provingCode": {"x":481,"y":332,"width":182,"height":60},
    "joining": {"x":695,"y":332,"width":109,"height":60},
    "joined": {"x":701,"y":476,"width":96,"height":60},
  },
  arrows: [
    {"from":"typing","to":"typing","points":[[671,44],[655,44],[655,64],[671,64]],"label":{"x":549,"y":26,"width":100,"height":56},"steps":[{"state":"typing","event":"buyer.retype","index":0},{"state":"typing","event":"buyer.submit","index":0}]},
    {"from":"typing","to":"checkingId","points":[[683,84],[683,104],[64,104],[64,312],[105,312],[105,332]],"label":{"x":24,"y":236,"width":79,"height":28},"steps":[{"state":"typing","event":"buyer.checkId","index":0}]},
    {"from":"typing","to":"sendingCode","points":[[707,84],[707,132],[273,132],[273,312],[327,312],[327,332]],"label":{"x":218,"y":236,"width":109,"height":28},"steps":[{"state":"typing","event":"buyer.sendCode","index":0}]},
    {"from":"typing","to":"provingCode","points":[[731,84],[731,160],[493,160],[493,312],[542,312],[542,332]],"label":{"x":438,"y":236,"width":109,"height":28},"steps":[{"state":"typing","event":"buyer.proveCode","index":0}]},
    {"from":"typing","to":"joining","points":[[755,84],[755,188],[685,188],[685,312],[731,312],[731,332]],"label":{"x":658,"y":236,"width":54,"height":28},"steps":[{"state":"typing","event":"buyer.submit","index":1}]},
    {"from":"checkingId","to":"typing","points":[[161,332],[161,118],[695,118],[695,84]],"label":{"x":117,"y":208,"width":87,"height":84},"steps":[{"state":"checkingId","event":"xstate.done.actor.checkLoginId","index":0},{"state":"checkingId","event":"xstate.done.actor.checkLoginId","index":1},{"state":"checkingId","event":"xstate.error.actor.checkLoginId","index":0}]},
    {"from":"sendingCode","to":"typing","points":[[383,332],[383,146],[719,146],[719,84]],"label":{"x":341,"y":208,"width":83,"height":84},"steps":[{"state":"sendingCode","event":"xstate.done.actor.sendCode","index":0},{"state":"sendingCode","event":"xstate.done.actor.sendCode","index":1},{"state":"sendingCode","event":"xstate.error.actor.sendCode","index":0}]},
    {"from":"provingCode","to":"typing","points":[[603,332],[603,174],[743,174],[743,84]],"label":{"x":561,"y":208,"width":83,"height":84},"steps":[{"state":"provingCode","event":"xstate.done.actor.proveCode","index":0},{"state":"provingCode","event":"xstate.done.actor.proveCode","index":1},{"state":"provingCode","event":"xstate.error.actor.proveCode","index":0}]},
    {"from":"joining","to":"joined","points":[[749,392],[749,476]],"label":{"x":716,"y":420,"width":67,"height":28},"steps":[{"state":"joining","event":"xstate.done.actor.signUp","index":0}]},
    {"from":"joining","to":"typing","points":[[767,332],[768,84]],"label":{"x":726,"y":222,"width":83,"height":56},"steps":[{"state":"joining","event":"xstate.done.actor.signUp","index":1},{"state":"joining","event":"xstate.error.actor.signUp","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "signUp",
 "meta": {
  "label": "회원 가입"
 },
 "context": {
  "loginId": "",
  "email": "",
  "code": "",
  "freeLoginId": null,
  "provedEmail": null,
  "sentAtMs": null,
  "form": null,
  "violations": [],
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
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetField",
     "meta": {
      "actor": "buyer",
      "action": "다시 입력"
     }
    },
    "buyer.checkId": {
     "target": "checkingId",
     "actions": "keepAsked",
     "meta": {
      "actor": "buyer",
      "action": "중복확인"
     }
    },
    "buyer.sendCode": {
     "target": "sendingCode",
     "actions": "keepAsked",
     "meta": {
      "actor": "buyer",
      "action": "인증번호 받기"
     }
    },
    "buyer.proveCode": {
     "target": "provingCode",
     "guard": "hasCode",
     "actions": "keepAsked",
     "meta": {
      "actor": "buyer",
      "action": "인증번호 확인"
     }
    },
    "buyer.submit": [
     {
      "target": "typing",
      "guard": "hasViolations",
      "actions": "keepViolations",
      "meta": {
       "actor": "buyer",
       "action": "고칠 것 있음"
      }
     },
     {
      "target": "joining",
      "actions": "keepAsked",
      "meta": {
       "actor": "buyer",
       "action": "가입"
      }
     }
    ]
   }
  },
  "checkingId": {
   "meta": {
    "label": "아이디를 확인하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "checkLoginId",
    "src": "checkLoginId",
    "onDone": [
     {
      "target": "typing",
      "guard": "isFine",
      "actions": "keepFreeId",
      "meta": {
       "actor": "system",
       "action": "쓸 수 있음"
      }
     },
     {
      "target": "typing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "이미 있음"
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
  "sendingCode": {
   "meta": {
    "label": "인증번호를 보내는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "sendCode",
    "src": "sendCode",
    "onDone": [
     {
      "target": "typing",
      "guard": "isSent",
      "actions": "keepSent",
      "meta": {
       "actor": "system",
       "action": "보냄"
      }
     },
     {
      "target": "typing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "이미 있음"
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
  "provingCode": {
   "meta": {
    "label": "인증번호를 확인하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "proveCode",
    "src": "proveCode",
    "onDone": [
     {
      "target": "typing",
      "guard": "isFine",
      "actions": "keepProvedEmail",
      "meta": {
       "actor": "system",
       "action": "인증됨"
      }
     },
     {
      "target": "typing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "거절"
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
  "joining": {
   "meta": {
    "label": "가입하는 중"
   },
   "tags": [
    "busy"
   ],
   "exit": "forgetForm",
   "invoke": {
    "id": "signUp",
    "src": "signUp",
    "onDone": [
     {
      "target": "joined",
      "guard": "isFine",
      "meta": {
       "actor": "system",
       "action": "가입됨"
      }
     },
     {
      "target": "typing",
      "actions": "keepViolations",
      "meta": {
       "actor": "system",
       "action": "거절"
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
  "joined": {
   "meta": {
    "label": "가입됨"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  typing : typing 입력하는 중\n  checkingId : checkingId 아이디를 확인하는 중\n  sendingCode : sendingCode 인증번호를 보내는 중\n  provingCode : provingCode 인증번호를 확인하는 중\n  joining : joining 가입하는 중\n  joined : joined 가입됨\n  [*] --> typing\n  typing --> typing : 다시 입력<br/>고칠 것 있음\n  typing --> checkingId : 중복확인\n  typing --> sendingCode : 인증번호 받기\n  typing --> provingCode : 인증번호 확인\n  typing --> joining : 가입\n  checkingId --> typing : 쓸 수 있음<br/>이미 있음<br/>답이 없음\n  sendingCode --> typing : 보냄<br/>이미 있음<br/>답이 없음\n  provingCode --> typing : 인증됨<br/>거절<br/>답이 없음\n  joining --> joined : 가입됨\n  joining --> typing : 거절<br/>답이 없음\n  joined --> [*]\n"
