CREATE TABLE "application_sent" (
	"application" integer NOT NULL,
	"version" integer NOT NULL,
	"sent" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_sent_application_version_pk" PRIMARY KEY("application","version")
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "sent_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "received_money" ADD COLUMN "refund_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "received_money" ADD COLUMN "refund_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "received_money" ADD COLUMN "refund_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "received_money" ADD COLUMN "refund_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_sent" ADD CONSTRAINT "application_sent_application_application_id_fk" FOREIGN KEY ("application") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_money_sent" ON "received_money" USING btree ("at") WHERE outcome = 'refund_sent';