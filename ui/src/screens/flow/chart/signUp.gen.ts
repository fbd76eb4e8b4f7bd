// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "signUp",
  label: "회원 가입",
  start: "arriving",
  guards: ["hasVerification","hasViolations","isAtAccount","isAtIdentity","isEnough","isFine","isUnverified","lacksTerms"],
  delays: {"nextTurn":0},
  keeps: [],
  refusals: {},
  states: [
    {"state":"arriving","label":"들어옴","tags":["busy"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"xstate.after.nextTurn.signUp.arriving","index":0,"target":"typing","actor":"system","action":"이어서 입력","afterMs":0,"guard":"isAtAccount","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.signUp.arriving","index":1,"target":"identifying","actor":"system","action":"이어서 본인인증","afterMs":0,"guard":"isAtIdentity","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.signUp.arriving","index":2,"target":"agreeing","actor":"system","action":"처음부터","afterMs":0,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"agreeing","label":"약관을 읽는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.agree","index":0,"target":"identifying","actor":"buyer","action":"약관 동의","afterMs":null,"guard":"isEnough","effects":["forgetReason"],"otherwise":null},{"event":"buyer.agree","index":1,"target":"agreeing","actor":"buyer","action":"필수 약관 빠짐","afterMs":null,"guard":null,"effects":["noteTerms"],"otherwise":null},{"event":"buyer.tick","index":0,"target":"agreeing","actor":"buyer","action":"약관 고름","afterMs":null,"guard":null,"effects":["keepAgreed"],"otherwise":null}]},
    {"state":"identifying","label":"본인인증하는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"identity.verified","index":0,"target":"typing","actor":"buyer","action":"인증 마침","afterMs":null,"guard":null,"effects":["keepVerification"],"otherwise":null},{"event":"buyer.goOn","index":0,"target":"typing","actor":"buyer","action":"다음","afterMs":null,"guard":"hasVerification","effects":[],"otherwise":null},{"event":"buyer.goBack","index":0,"target":"agreeing","actor":"buyer","action":"이전","afterMs":null,"guard":null,"effects":["forgetReason"],"otherwise":null}]},
    {"state":"typing","label":"계정을 입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.typeId","index":0,"target":"typing","actor":"buyer","action":"아이디 입력","afterMs":null,"guard":null,"effects":["keepId"],"otherwise":null},{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"다시 입력","afterMs":null,"guard":null,"effects":["forgetProblem"],"otherwise":null},{"event":"email.proved","index":0,"target":"typing","actor":"buyer","action":"이메일 인증","afterMs":null,"guard":null,"effects":["keepProved"],"otherwise":null},{"event":"email.retyped","index":0,"target":"typing","actor":"buyer","action":"이메일 변경","afterMs":null,"guard":null,"effects":["forgetProved"],"otherwise":null},{"event":"buyer.goBack","index":0,"target":"identifying","actor":"buyer","action":"이전","afterMs":null,"guard":null,"effects":["forgetReason"],"otherwise":null},{"event":"buyer.checkId","index":0,"target":"typing","actor":"buyer","action":"쓸 수 없는 글자","afterMs":null,"guard":"hasViolations","effects":["keepRefused"],"otherwise":null},{"event":"buyer.checkId","index":1,"target":"checkingId","actor":"buyer","action":"중복확인","afterMs":null,"guard":null,"effects":["keepAsked"],"otherwise":null},{"event":"buyer.submit","index":0,"target":"typing","actor":"buyer","action":"고칠 것 있음","afterMs":null,"guard":"hasViolations","effects":["keepRefused"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"joining","actor":"buyer","action":"가입","afterMs":null,"guard":null,"effects":["keepAsked"],"otherwise":null}]},
    {"state":"checkingId","label":"아이디를 확인하는 중","tags":["busy"],"entry":[],"asks":["checkLoginId"],"otherwise":null,"steps":[{"event":"buyer.typeId","index":0,"target":"checkingId","actor":"buyer","action":"아이디 입력","afterMs":null,"guard":null,"effects":["keepId"],"otherwise":null},{"event":"email.proved","index":0,"target":"checkingId","actor":"buyer","action":"이메일 인증","afterMs":null,"guard":null,"effects":["keepProved"],"otherwise":null},{"event":"xstate.done.actor.checkLoginId","index":0,"target":"typing","actor":"system","action":"쓸 수 있음","afterMs":null,"guard":"isFine","effects":["keepFreeId"],"otherwise":null},{"event":"xstate.done.actor.checkLoginId","index":1,"target":"typing","actor":"system","action":"쓸 수 없음","afterMs":null,"guard":null,"effects":["keepRefused"],"otherwise":null},{"event":"xstate.error.actor.checkLoginId","index":0,"target":"typing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"joining","label":"가입하는 중","tags":["busy"],"entry":[],"asks":["signUp"],"otherwise":null,"steps":[{"event":"xstate.done.actor.signUp","index":0,"target":"joined","actor":"system","action":"가입됨","afterMs":null,"guard":"isFine","effects":["forgetTyped"],"otherwise":null},{"event":"xstate.done.actor.signUp","index":1,"target":"identifying","actor":"system","action":"가입할 수 없는 사람","afterMs":null,"guard":"isUnverified","effects":["forgetTyped","keepRefused"],"otherwise":null},{"event":"xstate.done.actor.signUp","index":2,"target":"agreeing","actor":"system","action":"약관 빠짐","afterMs":null,"guard":"lacksTerms","effects":["forgetTyped","keepRefused"],"otherwise":null},{"event":"xstate.done.actor.signUp","index":3,"target":"typing","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["forgetTyped","keepRefused"],"otherwise":null},{"event":"xstate.error.actor.signUp","index":0,"target":"unanswered","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"unanswered","label":"가입됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"joining","actor":"buyer","action":"같은 가입 다시 보내기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"typing","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":["forgetTyped"],"otherwise":null}]},
    {"state":"joined","label":"가입됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 700,
  height: 1340,
  states: {
    "arriving": {"x":70,"y":24,"width":102,"height":60},
    "agreeing": {"x":55,"y":224,"width":128,"height":60},
    "identifying": {"x":159,"y":410,"width":138,"height":60},
    "typing": {"x":275,"y":696,"width":156,"height":60},
    "checkingId": {"x":390,"y":1038,"width":168,"height":78},
    "joining": {"x":150,"y":1038,"width":118,"height":78},
    "unanswered": {"x":186,"y":1256,"width":138,"height":60},
    "joined": {"x":352,"y":1256,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"arriving","to":"typing","points":[[146,84],[146,108],[572,108],[572,604],[392,604],[392,696]],"label":{"x":473,"y":324,"width":198,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.signUp.arriving","index":0}]},
    {"from":"arriving","to":"identifying","points":[[121,84],[121,122],[450,122],[450,390],[262,390],[262,410]],"label":{"x":347,"y":231,"width":206,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.signUp.arriving","index":1}]},
    {"from":"arriving","to":"agreeing","points":[[95,84],[95,136],[119,136],[119,224]],"label":{"x":74,"y":150,"width":90,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.signUp.arriving","index":2}]},
    {"from":"agreeing","to":"identifying","points":[[151,284],[151,304],[228,304],[228,410]],"label":{"x":173,"y":324,"width":110,"height":46},"steps":[{"state":"agreeing","event":"buyer.agree","index":0}]},
    {"from":"agreeing","to":"agreeing","points":[[183,244],[199,244],[199,264],[183,264]],"label":{"x":205,"y":226,"width":114,"height":56},"steps":[{"state":"agreeing","event":"buyer.agree","index":1},{"state":"agreeing","event":"buyer.tick","index":0}]},
    {"from":"identifying","to":"typing","points":[[262,470],[262,490],[353,490],[353,696]],"label":{"x":270,"y":510,"width":166,"height":74},"steps":[{"state":"identifying","event":"identity.verified","index":0},{"state":"identifying","event":"buyer.goOn","index":0}]},
    {"from":"identifying","to":"agreeing","points":[[193,410],[193,390],[132,390],[132,304],[119,304],[119,284]],"label":{"x":105,"y":333,"width":54,"height":28},"steps":[{"state":"identifying","event":"buyer.goBack","index":0}]},
    {"from":"typing","to":"typing","points":[[431,716],[447,716],[447,736],[431,736]],"label":{"x":453,"y":624,"width":150,"height":204},"steps":[{"state":"typing","event":"buyer.typeId","index":0},{"state":"typing","event":"buyer.retype","index":0},{"state":"typing","event":"email.proved","index":0},{"state":"typing","event":"email.retyped","index":0},{"state":"typing","event":"buyer.checkId","index":0},{"state":"typing","event":"buyer.submit","index":0}]},
    {"from":"typing","to":"identifying","points":[[314,696],[314,604],[228,604],[228,470]],"label":{"x":201,"y":533,"width":54,"height":28},"steps":[{"state":"typing","event":"buyer.goBack","index":0}]},
    {"from":"typing","to":"checkingId","points":[[405,756],[405,848],[502,848],[502,1038]],"label":{"x":462,"y":919,"width":80,"height":28},"steps":[{"state":"typing","event":"buyer.checkId","index":1}]},
    {"from":"typing","to":"joining","points":[[327,756],[327,862],[289,862],[289,1004],[244,1004],[244,1038]],"label":{"x":262,"y":919,"width":54,"height":28},"steps":[{"state":"typing","event":"buyer.submit","index":1}]},
    {"from":"checkingId","to":"checkingId","points":[[558,1064],[574,1064],[574,1090],[558,1090]],"label":{"x":580,"y":1049,"width":96,"height":56},"steps":[{"state":"checkingId","event":"buyer.typeId","index":0},{"state":"checkingId","event":"email.proved","index":0}]},
    {"from":"checkingId","to":"typing","points":[[446,1038],[446,1004],[401,1004],[401,862],[379,862],[379,756]],"label":{"x":354,"y":882,"width":94,"height":102},"steps":[{"state":"checkingId","event":"xstate.done.actor.checkLoginId","index":0},{"state":"checkingId","event":"xstate.done.actor.checkLoginId","index":1},{"state":"checkingId","event":"xstate.error.actor.checkLoginId","index":0}]},
    {"from":"joining","to":"joined","points":[[238,1116],[238,1136],[400,1136],[400,1256]],"label":{"x":353,"y":1170,"width":94,"height":46},"steps":[{"state":"joining","event":"xstate.done.actor.signUp","index":0}]},
    {"from":"joining","to":"identifying","points":[[197,1038],[197,1004],[176,1004],[176,490],[193,490],[193,470]],"label":{"x":105,"y":703,"width":142,"height":46},"steps":[{"state":"joining","event":"xstate.done.actor.signUp","index":1}]},
    {"from":"joining","to":"agreeing","points":[[174,1038],[174,1018],[87,1018],[87,284]],"label":{"x":24,"y":524,"width":126,"height":46},"steps":[{"state":"joining","event":"xstate.done.actor.signUp","index":2}]},
    {"from":"joining","to":"typing","points":[[221,1038],[221,848],[301,848],[301,756]],"label":{"x":194,"y":919,"width":54,"height":28},"steps":[{"state":"joining","event":"xstate.done.actor.signUp","index":3}]},
    {"from":"joining","to":"unanswered","points":[[209,1116],[209,1150],[255,1150],[255,1256]],"label":{"x":213,"y":1179,"width":84,"height":28},"steps":[{"state":"joining","event":"xstate.error.actor.signUp","index":0}]},
    {"from":"unanswered","to":"joining","points":[[220,1256],[220,1236],[121,1236],[121,1136],[179,1136],[179,1116]],"label":{"x":43,"y":1179,"width":156,"height":28},"steps":[{"state":"unanswered","event":"buyer.retry","index":0}]},
    {"from":"unanswered","to":"typing","points":[[289,1256],[289,1236],[335,1236],[335,848],[353,848],[353,756]],"label":{"x":308,"y":1063,"width":54,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "signUp",
 "meta": {
  "label": "회원 가입"
 },
 "initial": "arriving",
 "states": {
  "arriving": {
   "meta": {
    "label": "들어옴"
   },
   "tags": [
    "busy"
   ],
   "after": {
    "nextTurn": [
     {
      "target": "typing",
      "guard": "isAtAccount",
      "meta": {
       "actor": "system",
       "action": "이어서 입력"
      },
      "description": "시스템: 이어서 입력"
     },
     {
      "target": "identifying",
      "guard": "isAtIdentity",
      "meta": {
       "actor": "system",
       "action": "이어서 본인인증"
      },
      "description": "시스템: 이어서 본인인증"
     },
     {
      "target": "agreeing",
      "meta": {
       "actor": "system",
       "action": "처음부터"
      },
      "description": "시스템: 처음부터"
     }
    ]
   },
   "description": "들어옴"
  },
  "agreeing": {
   "meta": {
    "label": "약관을 읽는 중"
   },
   "on": {
    "buyer.agree": [
     {
      "target": "identifying",
      "guard": "isEnough",
      "actions": "forgetReason",
      "meta": {
       "actor": "buyer",
       "action": "약관 동의"
      },
      "description": "구매자: 약관 동의"
     },
     {
      "target": "agreeing",
      "actions": "noteTerms",
      "meta": {
       "actor": "buyer",
       "action": "필수 약관 빠짐"
      },
      "description": "구매자: 필수 약관 빠짐"
     }
    ],
    "buyer.tick": {
     "target": "agreeing",
     "actions": "keepAgreed",
     "meta": {
      "actor": "buyer",
      "action": "약관 고름"
     },
     "description": "구매자: 약관 고름"
    }
   },
   "description": "약관을 읽는 중"
  },
  "identifying": {
   "meta": {
    "label": "본인인증하는 중"
   },
   "on": {
    "identity.verified": {
     "target": "typing",
     "actions": "keepVerification",
     "meta": {
      "actor": "buyer",
      "action": "인증 마침"
     },
     "description": "구매자: 인증 마침"
    },
    "buyer.goOn": {
     "target": "typing",
     "guard": "hasVerification",
     "meta": {
      "actor": "buyer",
      "action": "다음"
     },
     "description": "구매자: 다음"
    },
    "buyer.goBack": {
     "target": "agreeing",
     "actions": "forgetReason",
     "meta": {
      "actor": "buyer",
      "action": "이전"
     },
     "description": "구매자: 이전"
    }
   },
   "description": "본인인증하는 중"
  },
  "typing": {
   "meta": {
    "label": "계정을 입력하는 중"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "buyer.typeId": {
     "target": "typing",
     "actions": "keepId",
     "meta": {
      "actor": "buyer",
      "action": "아이디 입력"
     },
     "description": "구매자: 아이디 입력"
    },
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetProblem",
     "meta": {
      "actor": "buyer",
      "action": "다시 입력"
     },
     "description": "구매자: 다시 입력"
    },
    "email.proved": {
     "target": "typing",
     "actions": "keepProved",
     "meta": {
      "actor": "buyer",
      "action": "이메일 인증"
     },
     "description": "구매자: 이메일 인증"
    },
    "email.retyped": {
     "target": "typing",
     "actions": "forgetProved",
     "meta": {
      "actor": "buyer",
      "action": "이메일 변경"
     },
     "description": "구매자: 이메일 변경"
    },
    "buyer.goBack": {
     "target": "identifying",
     "actions": "forgetReason",
     "meta": {
      "actor": "buyer",
      "action": "이전"
     },
     "description": "구매자: 이전"
    },
    "buyer.checkId": [
     {
      "target": "typing",
      "guard": "hasViolations",
      "actions": "keepRefused",
      "meta": {
       "actor": "buyer",
       "action": "쓸 수 없는 글자"
      },
      "description": "구매자: 쓸 수 없는 글자"
     },
     {
      "target": "checkingId",
      "actions": "keepAsked",
      "meta": {
       "actor": "buyer",
       "action": "중복확인"
      },
      "description": "구매자: 중복확인"
     }
    ],
    "buyer.submit": [
     {
      "target": "typing",
      "guard": "hasViolations",
      "actions": "keepRefused",
      "meta": {
       "actor": "buyer",
       "action": "고칠 것 있음"
      },
      "description": "구매자: 고칠 것 있음"
     },
     {
      "target": "joining",
      "actions": "keepAsked",
      "meta": {
       "actor": "buyer",
       "action": "가입"
      },
      "description": "구매자: 가입"
     }
    ]
   },
   "description": "계정을 입력하는 중"
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
      },
      "description": "시스템: 쓸 수 있음"
     },
     {
      "target": "typing",
      "actions": "keepRefused",
      "meta": {
       "actor": "system",
       "action": "쓸 수 없음"
      },
      "description": "시스템: 쓸 수 없음"
     }
    ],
    "onError": {
     "target": "typing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "on": {
    "buyer.typeId": {
     "actions": "keepId",
     "meta": {
      "actor": "buyer",
      "action": "아이디 입력"
     },
     "description": "구매자: 아이디 입력"
    },
    "email.proved": {
     "actions": "keepProved",
     "meta": {
      "actor": "buyer",
      "action": "이메일 인증"
     },
     "description": "구매자: 이메일 인증"
    }
   },
   "description": "아이디를 확인하는 중"
  },
  "joining": {
   "meta": {
    "label": "가입하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "signUp",
    "src": "signUp",
    "onDone": [
     {
      "target": "joined",
      "guard": "isFine",
      "actions": "forgetTyped",
      "meta": {
       "actor": "system",
       "action": "가입됨"
      },
      "description": "시스템: 가입됨"
     },
     {
      "target": "identifying",
      "guard": "isUnverified",
      "actions": [
       "forgetTyped",
       "keepRefused"
      ],
      "meta": {
       "actor": "system",
       "action": "가입할 수 없는 사람"
      },
      "description": "시스템: 가입할 수 없는 사람"
     },
     {
      "target": "agreeing",
      "guard": "lacksTerms",
      "actions": [
       "forgetTyped",
       "keepRefused"
      ],
      "meta": {
       "actor": "system",
       "action": "약관 빠짐"
      },
      "description": "시스템: 약관 빠짐"
     },
     {
      "target": "typing",
      "actions": [
       "forgetTyped",
       "keepRefused"
      ],
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "unanswered",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "가입하는 중"
  },
  "unanswered": {
   "meta": {
    "label": "가입됐는지 모름"
   },
   "on": {
    "buyer.retry": {
     "target": "joining",
     "meta": {
      "actor": "buyer",
      "action": "같은 가입 다시 보내기"
     },
     "description": "구매자: 같은 가입 다시 보내기"
    },
    "buyer.dismiss": {
     "target": "typing",
     "actions": "forgetTyped",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "가입됐는지 모름"
  },
  "joined": {
   "meta": {
    "label": "가입됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "가입됨",
   "type": "final"
  }
 },
 "description": "회원 가입"
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  agreeing : agreeing 약관을 읽는 중\n  identifying : identifying 본인인증하는 중\n  typing : typing 계정을 입력하는 중\n  checkingId : checkingId 아이디를 확인하는 중<br/>do / checkLoginId\n  joining : joining 가입하는 중<br/>do / signUp\n  unanswered : unanswered 가입됐는지 모름\n  joined : joined 가입됨\n  [*] --> arriving\n  arriving --> typing : 이어서 입력 after 0s [isAtAccount]\n  arriving --> identifying : 이어서 본인인증 after 0s [isAtIdentity]\n  arriving --> agreeing : 처음부터 after 0s\n  agreeing --> identifying : 약관 동의 [isEnough]\n  agreeing --> agreeing : 필수 약관 빠짐<br/>약관 고름\n  identifying --> typing : 인증 마침<br/>다음 [hasVerification]\n  identifying --> agreeing : 이전\n  typing --> typing : 아이디 입력<br/>다시 입력<br/>이메일 인증<br/>이메일 변경<br/>쓸 수 없는 글자 [hasViolations]<br/>고칠 것 있음 [hasViolations]\n  typing --> identifying : 이전\n  typing --> checkingId : 중복확인\n  typing --> joining : 가입\n  checkingId --> checkingId : 아이디 입력<br/>이메일 인증\n  checkingId --> typing : 쓸 수 있음 [isFine]<br/>쓸 수 없음<br/>답이 없음\n  joining --> joined : 가입됨 [isFine]\n  joining --> identifying : 가입할 수 없는 사람 [isUnverified]\n  joining --> agreeing : 약관 빠짐 [lacksTerms]\n  joining --> typing : 거절\n  joining --> unanswered : 답이 없음\n  unanswered --> joining : 같은 가입 다시 보내기\n  unanswered --> typing : 닫기\n  joined --> [*]\n"
